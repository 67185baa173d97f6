import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { ResourceContent, TabLinks, useAddressView } from '@slipstream/ui';
import { ModuleSwitch } from '../../module-switch';
import { ImportPart } from './import/part';
import { SubscriberList } from './list';
import { NewslettersPart } from './newsletters/part';
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
					name: 'newsletters',
					label: __( 'Newsletters', 'slipstream' ),
					href: linkTo( { ...address.initial, show: 'newsletters' } ),
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
		case 'newsletters':
			return (
				<>
					{ tabs }
					<NewslettersPart route={ route } />
				</>
			);
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
								'Visitors enter their address on a page of this site, which emails each a link to confirm. New posts are emailed to them. If you turn this off, nobody can subscribe, nothing is sent, and the list stays.',
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
