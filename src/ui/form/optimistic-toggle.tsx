import { ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { useNotify } from '../notices';

interface Props {
	label: string;
	help?: string;
	/** What the server holds. */
	checked: boolean;
	/** Has the server change it; rejects where it refuses. */
	onChange: ( checked: boolean ) => Promise< unknown >;
}

/** A switch that acts at once, and goes back with the reason where the server refuses. */
export function OptimisticToggle( { label, help, checked, onChange }: Props ) {
	const [ wanted, setWanted ] = useState< boolean >();
	const notify = useNotify();
	const change = async ( isOn: boolean ) => {
		setWanted( isOn );
		try {
			await onChange( isOn );
		} catch ( error ) {
			notify( toPluginError( error ).sentence, { isError: true } );
		}
		setWanted( undefined );
	};
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ wanted ?? checked }
			// A second change would meet the first on its way.
			disabled={ wanted !== undefined }
			onChange={ ( isOn ) => void change( isOn ) }
		/>
	);
}
