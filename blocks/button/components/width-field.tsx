import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const PRESETS = [ '25%', '50%', '75%', '100%' ];

/** What a new width of each unit begins with. */
const UNITS = [
	{ value: '%', label: '%', default: 100 },
	{ value: 'px', label: 'px', default: 150 },
];
const LARGEST: Readonly< Record< string, number > > = { '%': 100, px: 2000 };

interface Props {
	/** With its unit; undefined for as wide as its text. */
	width: string | undefined;
	onChange: ( width: string | undefined ) => void;
}

/** A width as the block holds it: a share of its surroundings up to the whole, or pixels. */
function limited( width: string ): string | undefined {
	const unit = width.endsWith( 'px' ) ? 'px' : '%';
	const value = Number.parseFloat( width );
	return value > 0
		? `${ Math.min( value, LARGEST[ unit ] ?? value ) }${ unit }`
		: undefined;
}

/** The width: one of the usual, or any other. */
export function WidthField( { width, onChange }: Props ) {
	return (
		<>
			<ToggleGroupControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				isDeselectable
				label={ __( 'Width', 'slipstream' ) }
				value={ PRESETS.find( ( preset ) => preset === width ) }
				onChange={ ( preset ) =>
					onChange( preset ? String( preset ) : undefined )
				}
			>
				{ PRESETS.map( ( preset ) => (
					<ToggleGroupControlOption
						key={ preset }
						value={ preset }
						label={ preset }
					/>
				) ) }
			</ToggleGroupControl>
			<UnitControl
				__next40pxDefaultSize
				label={ __( 'Custom width', 'slipstream' ) }
				min={ 0 }
				max={ LARGEST[ width?.endsWith( 'px' ) ? 'px' : '%' ] }
				units={ UNITS }
				value={ width ?? '' }
				onChange={ ( next ) => onChange( limited( next ?? '' ) ) }
			/>
		</>
	);
}
