import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTiers } from '../hooks/use-tiers';

interface Props {
	value: string;
	onChange: ( slug: string ) => void;
	/** Whether the default may be chosen, whatever it is then. */
	hasDefault?: boolean;
}

/** Chooses a tier. */
export function TierSelect( { value, onChange, hasDefault = false }: Props ) {
	const tiers = useTiers();
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Tier', 'slipstream' ) }
			value={ value }
			options={ [
				...( hasDefault
					? [
							{
								value: '',
								label: __( 'Default tier', 'slipstream' ),
							},
						]
					: [] ),
				...( tiers ?? [] ).map( ( { slug, name } ) => ( {
					value: slug,
					label: name,
				} ) ),
			] }
			onChange={ onChange }
		/>
	);
}
