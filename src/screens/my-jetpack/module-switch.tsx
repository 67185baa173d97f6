import { useSettings } from '@slipstream/data';
import { OptimisticToggle } from '@slipstream/ui';

interface Props {
	/** The module. */
	slug: string;
	label: string;
	help?: string;
}

/** Switches a module, as its setting. */
export function ModuleSwitch( { slug, label, help }: Props ) {
	const { data, save } = useSettings< Record< string, boolean > >( [ slug ] );
	return (
		<OptimisticToggle
			label={ label }
			help={ help }
			checked={ data?.[ slug ] === true }
			onChange={ ( isOn ) => save( { [ slug ]: isOn } ) }
		/>
	);
}
