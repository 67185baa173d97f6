import { speak } from '@wordpress/a11y';
import { Button, Notice } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { withPreferred } from './check-style';
import { houseIssues } from './house-style';
import { rewriteRequest } from './rewrite-request';
import type { Issue } from './types';

export interface StyleNotesProps {
	/** A generated text, Markdown. */
	text: string;
	/** Takes the text with a preferred word in it. */
	onReplace: ( text: string ) => void;
	/** Asks for the text without what is wrong with it. */
	onAgain: ( request: string ) => void;
}

const nameOf = ( { kind, found, preferred }: Issue ) =>
	`${ kind } ${ found } ${ preferred }`;

type Group = [ Issue, ...Issue[] ];

/** Issues of the same kind and term, together. */
function grouped( issues: readonly Issue[] ): Group[] {
	const groups = new Map< string, Group >();
	for ( const issue of issues ) {
		const group = groups.get( nameOf( issue ) );
		if ( group ) {
			group.push( issue );
		} else {
			groups.set( nameOf( issue ), [ issue ] );
		}
	}
	return [ ...groups.values() ];
}

function sentenceFor( [ first, ...more ]: Group ) {
	const { kind, found, preferred } = first;
	const sentence =
		kind === 'banned'
			? sprintf(
					/* translators: %s: a word. */
					__( 'This site avoids “%s”.', 'slipstream' ),
					found
				)
			: sprintf(
					/* translators: 1: a word, 2: the one that the site writes instead. */
					__( 'This site writes “%2$s”, not “%1$s”.', 'slipstream' ),
					found,
					preferred
				);
	return more.length === 0
		? sentence
		: `${ sentence } ${ sprintf(
				/* translators: %d: how often a word stands in a text. */
				_n( '%d time', '%d times', more.length + 1, 'slipstream' ),
				more.length + 1
			) }`;
}

function useIssues( text: string ) {
	const [ ignored, setIgnored ] = useState< readonly string[] >( [] );
	const groups = useMemo(
		() =>
			grouped( houseIssues( text ) ).filter(
				( [ issue ] ) => ! ignored.includes( nameOf( issue ) )
			),
		[ text, ignored ]
	);
	return {
		groups,
		ignore: ( issue: Issue ) =>
			setIgnored( ( names ) => [ ...names, nameOf( issue ) ] ),
	};
}

/** One warning, and what can be done about it. */
function Note( {
	group,
	onReplace,
	onIgnore,
}: {
	group: Group;
	onReplace: () => void;
	onIgnore: () => void;
} ) {
	const [ { found, preferred } ] = group;
	return (
		<li>
			<span>{ sentenceFor( group ) }</span>
			{ preferred && (
				<Button size="small" variant="link" onClick={ onReplace }>
					{ sprintf(
						/* translators: %s: a word. */
						__( 'Replace with “%s”', 'slipstream' ),
						preferred
					) }
				</Button>
			) }
			<Button
				size="small"
				variant="link"
				aria-label={ sprintf(
					/* translators: %s: a word. */
					__( 'Ignore “%s”', 'slipstream' ),
					found
				) }
				onClick={ onIgnore }
			>
				{ __( 'Ignore', 'slipstream' ) }
			</Button>
		</li>
	);
}

/** What in a generated text is not as the site writes, and what can be done about it. Nothing where all is well. */
export function StyleNotes( { text, onReplace, onAgain }: StyleNotesProps ) {
	const { groups, ignore } = useIssues( text );
	const count = groups.length;
	const list = useRef< HTMLDivElement >( null );
	const summary = sprintf(
		/* translators: %d: how many things are not as the site's rules for texts say. */
		_n(
			'%d house style note',
			'%d house style notes',
			count,
			'slipstream'
		),
		count
	);
	useEffect( () => {
		if ( count > 0 ) {
			speak( summary );
		}
		// Said when there are others, not when they are worded anew.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ count ] );
	if ( count === 0 ) {
		return null;
	}
	/** The pressed button is gone in a moment: what is left keeps the focus near, and with the last warning what is around. */
	const stayNear = ( act: () => void ) => () => {
		const { current } = list;
		const near =
			count > 1
				? current
				: current?.parentElement?.closest< HTMLElement >(
						'[tabindex]'
					);
		act();
		near?.focus();
	};
	return (
		<Notice
			className="slipstream-ai-notes"
			status="warning"
			isDismissible={ false }
			spokenMessage=""
		>
			<div
				ref={ list }
				tabIndex={ -1 }
				role="group"
				aria-label={ summary }
			>
				<ul>
					{ groups.map( ( group ) => {
						const [ issue ] = group;
						return (
							<Note
								key={ nameOf( issue ) }
								group={ group }
								onReplace={ stayNear( () =>
									onReplace( withPreferred( text, group ) )
								) }
								onIgnore={ stayNear( () => ignore( issue ) ) }
							/>
						);
					} ) }
				</ul>
				<Button
					size="small"
					variant="secondary"
					onClick={ () => onAgain( rewriteRequest( groups.flat() ) ) }
				>
					{ __( 'Ask again', 'slipstream' ) }
				</Button>
			</div>
		</Notice>
	);
}
