import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { ResourceContent, TabLinks, useAddressView } from '@slipstream/ui';
import { ModuleSwitch } from '../../module-switch';
import { ImportPart } from './import/part';
import { SubscriberList } from './list';
import { SettingsPart } from './settings/part';
import { useCounts } from './use-counts';
import { address } from './view';
import './subscribers.scss';

const FEATURE = 'subscriptions';

/** The lists, and what else there is. */
function Parts() {
	const route = useAddressView( address );
	const counts = useCounts();
	const { view, linkTo } = route;
	const tabs = (
		<TabLinks
			label={ __( 'Parts of Subscribers', 'slipstream' ) }
			current={ view.show }
			tabs={ [
				{
					name: 'active',
					label: __( 'Subscribed', 'slipstream' ),
					href: linkTo( { ...address.initial, show: 'active' } ),
					count: counts.data?.active,
				},
				{
					name: 'left',
					label: __( 'Unsubscribed', 'slipstream' ),
					href: linkTo( { ...address.initial, show: 'left' } ),
					count: counts.data?.left,
				},
				{
					name: 'import',
					label: __( 'Import', 'slipstream' ),
					href: linkTo( { ...address.initial, show: 'import' } ),
				},
				{
					name: 'settings',
					label: __( 'Sign-up and settings', 'slipstream' ),
					href: linkTo( { ...address.initial, show: 'settings' } ),
				},
			] }
		/>
	);
	switch ( view.show ) {
		case 'import':
			return (
				<>
					{ tabs }
					<ImportPart route={ route } onDone={ counts.reload } />
				</>
			);
		case 'settings':
			return (
				<>
					{ tabs }
					<SettingsPart />
				</>
			);
		default:
			return (
				<SubscriberList
					state={ view.show }
					tabs={ tabs }
					onChange={ counts.reload }
				/>
			);
	}
}

/** The people who want new posts by email. */
export function SubscribersPanel() {
	const settings = useSettings< Record< typeof FEATURE, boolean > >( [
		FEATURE,
	] );
	return (
		<div className="slipstream-subscribers">
			<Notice status="info" isDismissible={ false }>
				{ __(
					'Slipstream does not send posts to subscribers yet. Export the list for the service that you send with. There is no block to subscribe yet either: link to the sign-up page.',
					'slipstream'
				) }
			</Notice>
			<ResourceContent resource={ settings } lines={ 8 }>
				{ ( { [ FEATURE ]: isOn } ) => (
					<>
						<ModuleSwitch
							feature={ {
								key: FEATURE,
								title: __( 'Newsletter', 'slipstream' ),
								hidesBlocks: false,
							} }
							label={ __( 'Let people subscribe', 'slipstream' ) }
							help={ __(
								'Visitors enter their address on a page of this site, which emails each a link to confirm. If you turn this off, nobody can subscribe, and the list stays.',
								'slipstream'
							) }
						/>
						{ isOn && <Parts /> }
					</>
				) }
			</ResourceContent>
		</div>
	);
}
