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
	{ value: 'em', label: 'em', default: 10 },
];
/** In per cent. */
const WHOLE = 100;

const unitOf = ( width = '' ) =>
	UNITS.find( ( { value } ) => width.endsWith( value ) )?.value ?? '%';

interface Props {
	/** With its unit; undefined for as wide as its text. */
	width: string | undefined;
	/** Whether text flows around it: then it is no share of its surroundings. */
	isFloating: boolean;
	onChange: ( width: string | undefined ) => void;
}

/** A width as the block holds it: a share of its surroundings up to the whole, pixels, or letters' heights. */
function limited( width: string ): string | undefined {
	const unit = unitOf( width );
	const value = Number.parseFloat( width );
	return value > 0
		? `${ unit === '%' ? Math.min( value, WHOLE ) : value }${ unit }`
		: undefined;
}

/** The width: one of the usual, or any other. */
export function WidthField( { width, isFloating, onChange }: Props ) {
	return (
		<>
			{ ! isFloating && (
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
			) }
			<UnitControl
				__next40pxDefaultSize
				label={ __( 'Custom width', 'slipstream' ) }
				min={ 0 }
				max={ unitOf( width ) === '%' ? WHOLE : undefined }
				isResetValueOnUnitChange
				units={ UNITS.filter(
					( { value } ) => ! isFloating || value !== '%'
				) }
				value={ width ?? '' }
				onChange={ ( next ) => onChange( limited( next ?? '' ) ) }
			/>
		</>
	);
}
