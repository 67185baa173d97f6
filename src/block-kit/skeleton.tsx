import { useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { replayText } from './replay-text';
import type { FallbackProps } from '@slipstream/lazy';

/**
 * Stands where a block will be while its code is fetched.
 *
 * The quiet text field takes the focus that the editor gives to a new block, so that no key is lost.
 */
export function Skeleton( {
	hasFailed,
	onRetry,
	afterLoad,
	componentProps: { clientId },
}: FallbackProps< { readonly clientId: string } > ) {
	const blockProps = useBlockProps( {
		className: 'slipstream-skeleton',
		'aria-busy': ! hasFailed,
	} );
	if ( hasFailed ) {
		return (
			<div { ...blockProps }>
				<p role="alert">
					{ __(
						'This block could not be loaded. Your content is safe: check your connection and try again.',
						'slipstream'
					) }
				</p>
				<Button variant="secondary" onClick={ onRetry }>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<textarea
				className="slipstream-skeleton__keys"
				aria-label={ __( 'Loading block', 'slipstream' ) }
				rows={ 1 }
				onChange={ ( { target } ) => {
					const { ownerDocument, value } = target;
					afterLoad( () =>
						replayText( ownerDocument, clientId, value )
					);
				} }
				onKeyDown={ ( event ) => event.stopPropagation() }
			/>
		</div>
	);
}
