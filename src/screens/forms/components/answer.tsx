import { Button, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { download as downloadIcon } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { drawn } from '../logic/answers';
import { numberText, sizeText } from '../logic/messages';
import type { Answer as AnswerData, AnswerFile } from '../types';

/** Files of other plugins lie where only those know. */
const canFetch = ( { id }: AnswerFile ) => /^[0-9a-f]{32}$/.test( id );

function Files( { files }: { files: readonly AnswerFile[] } ) {
	const { download } = useInbox();
	return (
		<ul>
			{ files.map( ( file ) => (
				<li key={ file.id }>
					{ canFetch( file ) ? (
						<Button
							variant="secondary"
							icon={ downloadIcon }
							onClick={ () => void download( file.url ) }
						>
							<VisuallyHidden>
								{ __( 'Download', 'slipstream' ) }{ ' ' }
							</VisuallyHidden>
							<bdi>{ file.name }</bdi>
						</Button>
					) : (
						<bdi>{ file.name }</bdi>
					) }{ ' ' }
					{ file.size > 0 && (
						<span className="slipstream-inbox__count">
							{ sizeText( file.size ) }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
}

/** The answer to one field, as its type asks for. */
export function Answer( { answer }: { answer: AnswerData } ) {
	const what = drawn( answer );
	switch ( what.kind ) {
		case 'none':
			return (
				<em className="slipstream-inbox__none">
					{ __( 'No answer', 'slipstream' ) }
				</em>
			);
		case 'files':
			return <Files files={ answer.files } />;
		case 'link':
			return (
				<a
					href={ what.href }
					rel="noreferrer nofollow"
					{ ...( what.href.startsWith( 'http' )
						? { target: '_blank' }
						: {} ) }
				>
					<bdi>{ what.text }</bdi>
				</a>
			);
		case 'list':
			return (
				<ul className="slipstream-inbox__choices">
					{ what.items.map( ( { text, image }, at ) => (
						<li key={ at }>
							{ image && (
								<img src={ image } alt="" loading="lazy" />
							) }
							<bdi>{ text }</bdi>
						</li>
					) ) }
				</ul>
			);
		case 'rating':
			return (
				<>
					<span aria-hidden="true">
						{ '★'.repeat( what.value ) }
						{ '☆'.repeat( Math.max( 0, what.most - what.value ) ) }
					</span>{ ' ' }
					{ sprintf(
						/* translators: 1: a number, 2: a number. */
						__( '%1$s of %2$s', 'slipstream' ),
						numberText( what.value ),
						numberText( what.most )
					) }
				</>
			);
		case 'long':
			return (
				<div className="slipstream-inbox__long" dir="auto">
					{ what.text }
				</div>
			);
		default:
			return <bdi>{ what.text }</bdi>;
	}
}
