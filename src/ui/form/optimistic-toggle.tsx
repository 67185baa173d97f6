import { ToggleControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { useNotify } from '../notices';

interface Props {
	label: string;
	help?: string;
	/** What the server holds. */
	checked: boolean;
	/** Asks before the change, if there is anything to ask; resolves to whether it is to be. */
	isAgreed?: ( checked: boolean ) => Promise< boolean >;
	/** Has the server change it; rejects where it refuses. */
	onChange: ( checked: boolean ) => Promise< unknown >;
}

/** A switch that acts at once, and goes back with the reason where the server refuses. */
export function OptimisticToggle( {
	label,
	help,
	checked,
	isAgreed,
	onChange,
}: Props ) {
	const [ wanted, setWanted ] = useState< boolean >();
	const isAsking = useRef( false );
	const notify = useNotify();
	const change = async ( isOn: boolean ) => {
		if ( isAsking.current ) {
			return;
		}
		// It stays as it is meanwhile, with the focus that comes back after a question.
		isAsking.current = true;
		const mayChange = ! isAgreed || ( await isAgreed( isOn ) );
		isAsking.current = false;
		if ( ! mayChange ) {
			return;
		}
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
