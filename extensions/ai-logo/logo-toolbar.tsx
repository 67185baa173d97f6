import { aiIcon } from '@slipstream/ai-ui';
import { ToolbarDialog } from '@slipstream/block-kit';
import { lazyComponent } from '@slipstream/lazy';
import { __ } from '@wordpress/i18n';
import type { LogoModalProps } from './logo-modal';
import type { LogoProps } from './with-logo-button';

const LogoModal = lazyComponent< LogoModalProps >( () =>
	import( /* webpackChunkName: "ai-logo" */ './logo-modal' ).then(
		( chunk ) => chunk.LogoModal
	)
);

/** The button in the toolbar of a site logo. */
export function LogoToolbar( { attributes }: LogoProps ) {
	return (
		<ToolbarDialog
			icon={ aiIcon }
			label={ __( 'Generate a logo with AI', 'slipstream' ) }
		>
			{ ( onClose ) => (
				<LogoModal
					setsIcon={ attributes.shouldSyncIcon === true }
					onClose={ onClose }
				/>
			) }
		</ToolbarDialog>
	);
}
