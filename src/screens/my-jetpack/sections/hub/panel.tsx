import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { OptimisticToggle } from '@slipstream/ui';
import { useAgreement } from '../../turning-off';

const HUB = {
	key: 'hub',
	title: __( 'Hub', 'slipstream' ),
	hidesBlocks: false,
};

/** Switches the hub on and off, and leads to it. */
export function HubPanel() {
	const { adminUrl, modules } = getSettings();
	const isAgreed = useAgreement();
	const [ isOn, setIsOn ] = useState( modules.hub ?? false );
	return (
		<>
			<p>
				{ isOn
					? __(
							'Other sites can use this one as their hub.',
							'slipstream'
						)
					: __(
							'An agency or host can answer AI requests for many sites with one key. Invite sites, set limits for each, and see usage by site.',
							'slipstream'
						) }
			</p>
			<OptimisticToggle
				label={ __( 'Act as a hub for other sites', 'slipstream' ) }
				help={ __(
					'While this is off, connected sites have no AI.',
					'slipstream'
				) }
				checked={ isOn }
				isAgreed={ async ( active ) => active || isAgreed( HUB ) }
				onChange={ ( active ) =>
					getHttp()
						.post( 'jetpack/v4/module/hub/active', { active } )
						.then( () => setIsOn( active ) )
				}
			/>
			{ isOn && (
				<Button
					variant="secondary"
					href={ `${ adminUrl }admin.php?page=slipstream-hub` }
				>
					{ __( 'Open the hub', 'slipstream' ) }
				</Button>
			) }
		</>
	);
}
