import { useSettings } from '@slipstream/data';
import { OptimisticToggle } from '@slipstream/ui';

interface Props {
	/** The module. */
	slug: string;
	label: string;
	help?: string;
}

/** Switches a module. What it brings comes with the settings, which are read again. */
export function ModuleSwitch( { slug, label, help }: Props ) {
	const { data, save, reload } = useSettings< Record< string, boolean > >( [
		slug,
	] );
	return (
		<OptimisticToggle
			label={ label }
			help={ help }
			checked={ data?.[ slug ] === true }
			onChange={ async ( isOn ) => {
				await save( { [ slug ]: isOn } );
				await reload();
			} }
		/>
	);
}
