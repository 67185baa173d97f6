import { useSettings } from '@slipstream/data';
import { OptimisticToggle } from '@slipstream/ui';
import { useAgreement } from './turning-off';
import type { Leaving } from './turning-off';

interface Props {
	/** The module that it switches. */
	feature: Leaving;
	label: string;
	help?: string;
}

/** Switches a module, as its setting. It asks first what switching it off under Features asks. */
export function ModuleSwitch( { feature, label, help }: Props ) {
	const slug = feature.key;
	const { data, save } = useSettings< Record< string, boolean > >( [ slug ] );
	const isAgreed = useAgreement();
	return (
		<OptimisticToggle
			label={ label }
			help={ help }
			checked={ data?.[ slug ] === true }
			isAgreed={ async ( isOn ) => isOn || isAgreed( feature ) }
			onChange={ ( isOn ) => save( { [ slug ]: isOn } ) }
		/>
	);
}
