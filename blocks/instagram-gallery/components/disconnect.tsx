import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import {
	Button,
	Notice,
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useAccounts } from '../hooks/use-feed';

interface Props {
	token: string;
	onDone: () => void;
}

/** Ends the connection of the whole site, for those who may. */
export function Disconnect( { token, onDone }: Props ) {
	const { data, reload } = useAccounts();
	const [ isAsked, setIsAsked ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const disconnect = async () => {
		setIsAsked( false );
		setIsBusy( true );
		setProblem( '' );
		try {
			await getHttp().post(
				`slipstream/v1/instagram/connections/${ token }`,
				{},
				{ query: { _method: 'DELETE' } }
			);
		} catch ( error ) {
			const { reason, sentence } = toPluginError( error );
			if ( reason !== 'instagram_connection_not_found' ) {
				setProblem( sentence );
				setIsBusy( false );
				return;
			}
		}
		void reload();
		onDone();
	};
	if ( ! data?.some( ( account ) => account.token === token ) ) {
		return null;
	}
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => setIsAsked( true ) }
			>
				{ __( 'Disconnect account', 'slipstream' ) }
			</Button>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<ConfirmDialog
				isOpen={ isAsked }
				confirmButtonText={ __( 'Disconnect', 'slipstream' ) }
				onConfirm={ () => void disconnect() }
				onCancel={ () => setIsAsked( false ) }
			>
				{ __(
					'Disconnect this account from the site? Its pictures are deleted from the site, and posts that show them link to the account instead.',
					'slipstream'
				) }
			</ConfirmDialog>
		</>
	);
}
