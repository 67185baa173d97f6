import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Mark, Token } from './texts';
import type { ReactNode } from 'react';

/** Formats that are shown as they are, without their attributes. */
const SHOWN = [
	'strong',
	'b',
	'em',
	'i',
	'code',
	's',
	'sub',
	'sup',
	'mark',
	'kbd',
	'u',
] as const;

function inFormat( mark: Mark, content: ReactNode ): ReactNode {
	const Tag = SHOWN.find( ( name ) => name === mark.name );
	if ( Tag ) {
		return <Tag>{ content }</Tag>;
	}
	return mark.name === 'a' ? (
		<span className="slipstream-ai-diff__link" title={ mark.href }>
			{ content }
		</span>
	) : (
		content
	);
}

function contentOf( { text, isElement }: Token ): ReactNode {
	if ( ! isElement ) {
		return text;
	}
	return /^<br/i.test( text ) ? (
		<br />
	) : (
		<span className="slipstream-ai-diff__thing">
			{ __( 'Object', 'slipstream' ) }
		</span>
	);
}

/** Neighbors with the same formats, together. */
function runsOf( tokens: readonly Token[] ): Token[][] {
	const runs: Token[][] = [];
	const same = ( a: Token, b: Token ) =>
		a.marks.length === b.marks.length &&
		a.marks.every( ( { open }, at ) => open === b.marks[ at ]?.open );
	for ( const token of tokens ) {
		const run = runs.at( -1 );
		if ( run?.[ 0 ] && same( run[ 0 ], token ) ) {
			run.push( token );
		} else {
			runs.push( [ token ] );
		}
	}
	return runs;
}

interface Props {
	tokens: readonly Token[];
}

/** Pieces of a text with their formats. Made of elements of its own: no markup of the text is obeyed. */
export function TokenRuns( { tokens }: Props ) {
	return (
		<>
			{ runsOf( tokens ).map( ( run, index ) => (
				<Fragment key={ index }>
					{ ( run[ 0 ]?.marks ?? [] ).reduceRight< ReactNode >(
						( content, mark ) => inFormat( mark, content ),
						run.map( ( token, at ) => (
							<Fragment key={ at }>
								{ contentOf( token ) }
							</Fragment>
						) )
					) }
				</Fragment>
			) ) }
		</>
	);
}
