import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { loadErrorMessage } from './load-error';
import type { FallbackProps } from './types';

/** A spinner while a part is on its way; the problem and a way to try again when it could not be fetched. */
export function LoadingFallback( {
	hasFailed,
	onRetry,
}: Pick< FallbackProps, 'hasFailed' | 'onRetry' > ) {
	return hasFailed ? (
		<div role="alert">
			<p>{ loadErrorMessage() }</p>
			<Button variant="secondary" onClick={ onRetry }>
				{ __( 'Try again', 'slipstream' ) }
			</Button>
		</div>
	) : (
		<Spinner />
	);
}
