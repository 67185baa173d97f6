import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { ActionButton, Problem } from '@slipstream/ui';
import { Part } from './part';
import { useProvider } from '../hooks/use-provider';
import { useUnlink } from '../hooks/use-unlink';
import { useLinkAction } from '../hooks/use-link-action';
import { ownerQuestion } from '../logic/messages';
import type { LinkedUser } from '../../../provider';

const ownId = () =>
	getSettings().connection.userConnectionData.currentUser?.id ?? 0;

/** Hands the connection over to somebody else. */
function MakeOwner( { user }: { user: LinkedUser } ) {
	const { refresh, provider } = useProvider();
	const action = useLinkAction( async () => {
		await getHttp().post( 'jetpack/v4/connection/owner', {
			owner: user.id,
		} );
		await refresh();
	} );
	return (
		<>
			<ActionButton
				action={ action }
				variant="tertiary"
				label={ __( 'Make owner', 'slipstream' ) }
				question={ ownerQuestion( provider, user.name ) }
			/>
			<Problem message={ action.problem } />
		</>
	);
}

/** Ends the person's own link. */
function UnlinkMe() {
	const { refresh } = useProvider();
	const { action, question } = useUnlink( refresh );
	return (
		<>
			<ActionButton
				action={ action }
				variant="tertiary"
				isDestructive
				label={ __( 'Unlink my account', 'slipstream' ) }
				question={ question }
			/>
			<Problem message={ action.problem } />
		</>
	);
}

function Person( { user, others }: { user: LinkedUser; others: number } ) {
	const isMe = user.id === ownId();
	const mustHandOver = user.is_owner && others > 0;
	return (
		<li>
			<img src={ user.avatar } alt="" width="32" height="32" />
			<div>
				<strong dir="auto">{ user.name }</strong>{ ' ' }
				<span className="slipstream-ui-muted">
					{ [
						user.role,
						user.is_owner && __( 'owner', 'slipstream' ),
						isMe && __( 'you', 'slipstream' ),
					]
						.filter( Boolean )
						.join( ' · ' ) }
				</span>
				{ isMe && mustHandOver && (
					<p className="slipstream-ui-muted">
						{ __(
							'To unlink your account, make someone else the owner first.',
							'slipstream'
						) }
					</p>
				) }
			</div>
			<div className="slipstream-connection__acts">
				{ ! user.is_owner && <MakeOwner user={ user } /> }
				{ isMe && ! mustHandOver && <UnlinkMe /> }
			</div>
		</li>
	);
}

/** Whose accounts are linked with the provider. */
export function People() {
	const { users } = useProvider().provider;
	return (
		<Part title={ __( 'Linked accounts', 'slipstream' ) }>
			{ users.length === 0 ? (
				<p>
					{ __(
						'Nobody has linked an account yet. Authors link theirs on this page or in the editor.',
						'slipstream'
					) }
				</p>
			) : (
				<ul className="slipstream-connection__people">
					{ users.map( ( user ) => (
						<Person
							key={ user.id }
							user={ user }
							others={ users.length - 1 }
						/>
					) ) }
				</ul>
			) }
		</Part>
	);
}
