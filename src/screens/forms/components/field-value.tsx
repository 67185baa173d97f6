import { Button, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { download as downloadIcon } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { presentationOf } from '../logic/values';
import { formatNumber } from '@slipstream/ui';
import { sizeText } from '../logic/size';
import type { FieldValue as Field, ValueFile } from '../types';

/** Whether a file was ever here: those of other plugins lie where only those know. */
const isOwn = ( { id }: ValueFile ) => /^[0-9a-f]{32}$/.test( id );

function Files( { files }: { files: readonly ValueFile[] } ) {
	const { download } = useInbox();
	return (
		<ul>
			{ files.map( ( file ) => (
				<li key={ file.id }>
					{ file.url ? (
						<Button
							variant="secondary"
							icon={ downloadIcon }
							onClick={ () => void download( file.url ) }
						>
							<VisuallyHidden>
								{ __( 'Download', 'slipstream' ) }{ ' ' }
							</VisuallyHidden>
							<bdi title={ file.name }>{ file.name }</bdi>
						</Button>
					) : (
						<bdi>{ file.name }</bdi>
					) }{ ' ' }
					{ ! file.url && isOwn( file ) && (
						<span className="slipstream-ui-muted">
							{ __( 'deleted', 'slipstream' ) }
						</span>
					) }{ ' ' }
					{ file.size > 0 && (
						<span className="slipstream-ui-muted">
							{ sizeText( file.size ) }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
}

/** What was given for one field, as its type asks for. */
export function FieldValue( { field }: { field: Field } ) {
	const what = presentationOf( field );
	switch ( what.kind ) {
		case 'none':
			return (
				<em className="slipstream-ui-muted">
					{ __( 'No answer', 'slipstream' ) }
				</em>
			);
		case 'files':
			return <Files files={ field.files } />;
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
				<ul className="slipstream-forms__choices">
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
						formatNumber( what.value ),
						formatNumber( what.most )
					) }
				</>
			);
		case 'long':
			return (
				<div className="slipstream-forms__long" dir="auto">
					{ what.text }
				</div>
			);
		default:
			return <bdi>{ what.text }</bdi>;
	}
}
