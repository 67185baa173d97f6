import { BlockControls } from '@wordpress/block-editor';
import {
	MenuGroup,
	MenuItemsChoice,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { currencyDollar } from '@wordpress/icons';
import { currencyChoices } from '@slipstream/money';

interface Props {
	currency: string;
	onChange: ( currency: string ) => void;
}

/** Chooses the currency, in the toolbar. */
export function CurrencyMenu( { currency, onChange }: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ currencyDollar }
					label={ __( 'Currency', 'slipstream' ) }
					text={ currency }
				>
					{ ( { onClose } ) => (
						<MenuGroup label={ __( 'Currency', 'slipstream' ) }>
							<MenuItemsChoice
								choices={ currencyChoices() }
								value={ currency }
								onSelect={ ( next ) => {
									onChange( next );
									onClose();
								} }
								onHover={ () => undefined }
							/>
						</MenuGroup>
					) }
				</ToolbarDropdownMenu>
			</ToolbarGroup>
		</BlockControls>
	);
}
