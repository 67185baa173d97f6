import { ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmbedForm } from '@slipstream/embed';
import { icon } from '../icon';
import { RestaurantPicker } from './restaurant-picker';
import type { ReservationAttributes } from '../types';

interface Props {
	clientId: string;
	onFound: ( found: Partial< ReservationAttributes > ) => void;
}

/** What stands in place of the widget until there is a restaurant. */
export function RestaurantForm( { clientId, onFound }: Props ) {
	const [ rid, setRid ] = useState< string[] >( [] );
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ refused, setRefused ] = useState< string | null >( null );
	const submit = () => {
		setRefused( rid.length > 0 ? null : typed );
		if ( rid.length > 0 ) {
			onFound( { rid } );
		}
	};
	return (
		<EmbedForm
			clientId={ clientId }
			title={ __( 'OpenTable Reservation', 'slipstream' ) }
			icon={ icon }
			instructions={ __(
				'Search for one or more restaurants. You can also enter OpenTable restaurant IDs or an embed code.',
				'slipstream'
			) }
			field={
				<RestaurantPicker
					rid={ rid }
					onChange={ setRid }
					onCode={ onFound }
					onRefused={ ( text ) => {
						setTyped( text );
						setRefused( null );
					} }
				/>
			}
			error={
				refused === null
					? null
					: {
							text: refused,
							message: __(
								'This could not be embedded. Choose a restaurant from the list, or make sure that the code matches the one in your OpenTable account.',
								'slipstream'
							),
						}
			}
			onSubmit={ submit }
		>
			<ExternalLink href="https://restaurant.opentable.com/get-started/">
				{ __( 'Sign up for OpenTable', 'slipstream' ) }
			</ExternalLink>
			<ExternalLink href="https://support.opentable.com/s/article/How-to-add-the-OpenTable-Reservation-Widget-to-Your-Restaurants-Website">
				{ __( 'Learn more about the embed code', 'slipstream' ) }
			</ExternalLink>
		</EmbedForm>
	);
}
