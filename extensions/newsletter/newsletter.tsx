import {
	ActionButton,
	ConfirmProvider,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import { getHttp } from '@slipstream/http';
import { canManageOptions, getSettings } from '@slipstream/settings';
import { editorStore } from '@slipstream/wp-stores';
import { ExternalLink, ToggleControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { PreviewButton } from './preview';
import { SendTime } from './send-time';
import { TestEmail } from './test-email';
import { TIME, WITHHELD } from './types';
import { routeOf, usePostNewsletter } from './use-post-newsletter';
import { hasHappened, willHappen } from './words';
import type { PostNewsletter } from './types';
import type { Post } from './use-post-newsletter';
import './newsletter.scss';

/** Sends a public post that was not sent. */
function SendNow( {
	id,
	onSent,
}: {
	id: number;
	onSent: ( state: PostNewsletter ) => void;
} ) {
	const send = useAction( async () =>
		onSent( await getHttp().post< PostNewsletter >( routeOf( id ), {} ) )
	);
	return (
		<>
			<Problem message={ send.problem } />
			<ActionButton
				action={ send }
				label={ __( 'Email it now', 'slipstream' ) }
				question={ {
					message: __(
						'Email this post to your subscribers? That happens only once.',
						'slipstream'
					),
					confirmLabel: __( 'Email it', 'slipstream' ),
				} }
			/>
		</>
	);
}

/** What the author chooses before the post is published. */
function Choice( { post, state }: { post: Post; state: PostNewsletter } ) {
	const { editPost } = useDispatch( editorStore );
	const isWanted = post.meta[ WITHHELD ] !== true;
	const time = Number( post.meta[ TIME ] ) || 0;
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Email this post to subscribers', 'slipstream' ) }
				checked={ isWanted }
				onChange={ ( isOn ) =>
					editPost( { meta: { [ WITHHELD ]: ! isOn } } )
				}
			/>
			<p role="status">{ willHappen( state, isWanted, time ) }</p>
			{ isWanted && (
				<SendTime
					time={ time }
					onChange={ ( at ) =>
						editPost( { meta: { [ TIME ]: at } } )
					}
				/>
			) }
		</>
	);
}

/** What has become of the post, and what can be done. */
function Outcome( {
	post,
	state,
	onChange,
}: {
	post: Post;
	state: PostNewsletter;
	onChange: ( state: PostNewsletter ) => void;
} ) {
	const { newsletter } = state;
	return (
		<>
			<p role="status">
				{ hasHappened( state ) ||
					__( 'This post was not emailed.', 'slipstream' ) }
			</p>
			{ ( ! newsletter || newsletter.state === 'withheld' ) && (
				<SendNow id={ post.id } onSent={ onChange } />
			) }
			{ newsletter && canManageOptions() && (
				<p>
					<ExternalLink
						href={ `${ getSettings().adminUrl }admin.php?page=my-jetpack#/subscribers?show=newsletters&newsletter=${ newsletter.id }` }
					>
						{ __( 'See this newsletter', 'slipstream' ) }
					</ExternalLink>
				</p>
			) }
		</>
	);
}

/** What becomes of a post by email. */
export function Newsletter( { post }: { post: Post } ) {
	const resource = usePostNewsletter( post.id, post.isSaving );
	return (
		<ConfirmProvider>
			<div className="slipstream-newsletter">
				<ResourceContent resource={ resource } lines={ 3 }>
					{ ( state ) => (
						<>
							{ state.newsletter || post.isPublished ? (
								<Outcome
									post={ post }
									state={ state }
									onChange={ resource.update }
								/>
							) : (
								<Choice post={ post } state={ state } />
							) }
							<div className="slipstream-newsletter__buttons">
								<PreviewButton id={ post.id } />
								<TestEmail id={ post.id } />
							</div>
						</>
					) }
				</ResourceContent>
			</div>
		</ConfirmProvider>
	);
}
