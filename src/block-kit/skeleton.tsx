import { useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	hasFailed: boolean;
	onType: ( text: string, doc: Document ) => void;
	onRetry: () => void;
}

/**
 * Stands where a block will be while its code is fetched.
 *
 * The quiet text field takes the focus that the editor gives to a new block, so that no key is lost.
 */
export function Skeleton( { hasFailed, onType, onRetry }: Props ) {
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
				onChange={ ( event ) =>
					onType( event.target.value, event.target.ownerDocument )
				}
				onKeyDown={ ( event ) => event.stopPropagation() }
			/>
		</div>
	);
}
