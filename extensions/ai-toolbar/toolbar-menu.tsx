import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';
import { load } from './panel';

const Menu = lazyComponent(
	() => load().then( ( chunk ) => chunk.BlocksMenu ),
	{
		fallback: LoadingFallback,
	}
);

/** The button in the toolbar of the selected blocks. */
export function ToolbarMenu( { clientIds }: { clientIds: readonly string[] } ) {
	return (
		<ToolbarDropdownMenu
			icon={ icon }
			label={ __( 'AI Assistant', 'slipstream' ) }
		>
			{ ( { onClose } ) => (
				<Menu clientIds={ clientIds } onClose={ onClose } />
			) }
		</ToolbarDropdownMenu>
	);
}
