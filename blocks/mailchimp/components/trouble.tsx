import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PluginError } from '@slipstream/errors';

interface Props {
	error: PluginError;
	onRetry: () => void;
}

/** What could not be loaded, and another try. */
export const Trouble = ( { error, onRetry }: Props ) => (
	<>
		<Notice status="warning" isDismissible={ false }>
			{ error.sentence }
		</Notice>
		<Button __next40pxDefaultSize variant="secondary" onClick={ onRetry }>
			{ __( 'Try again', 'slipstream' ) }
		</Button>
	</>
);
