import { useBlockProps } from '@wordpress/block-editor';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { examplePictures } from '@slipstream/gallery';
import { ConnectForm } from './components/connect-form';
import { Lost } from './components/lost';
import { Panels } from './components/panels';
import { Pictures } from './components/pictures';
import { isConnection, useFeed } from './hooks/use-feed';
import { icon } from './icon';
import type { FeedState } from './hooks/use-feed';
import type { Account, PhotoFeedAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

type Props = EditProps< PhotoFeedAttributes >;

/** Pictures for a preview, which nobody is asked for. */
const example = () =>
	[ ...examplePictures(), ...examplePictures() ].map(
		( picture, index ) => ( {
			...picture,
			// Each is a key of its own.
			url: `${ picture.url }#${ index }`,
			title: __( 'Example picture', 'slipstream' ),
			link: '',
		} )
	);

/** What stands there as long as there are no pictures. */
function Waiting( { feed }: { feed: FeedState } ) {
	const { error, images, isOffline, reload } = feed;
	const isEmpty = images?.length === 0 && ! error;
	const offline = __(
		'You are offline. Pictures will load when you reconnect.',
		'slipstream'
	);
	const message = isOffline ? offline : error?.sentence;
	return (
		<Placeholder icon={ icon } label={ __( 'Photo feed', 'slipstream' ) }>
			{ ! error && ! isEmpty && <Spinner /> }
			{ isEmpty && (
				<p>
					{ __(
						'No images were found in your Instagram account.',
						'slipstream'
					) }
				</p>
			) }
			{ error && (
				<Notice status="warning" isDismissible={ false }>
					{ message }
				</Notice>
			) }
			{ ( error || isEmpty ) && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void reload() }
				>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			) }
		</Placeholder>
	);
}

interface FeedProps extends Props {
	onClear: ( problem: string ) => void;
	onChoose: ( account: Account ) => void;
}

/** A feed that is connected. */
function Feed( { onClear, onChoose, ...props }: FeedProps ) {
	const { attributes, setAttributes } = props;
	const { accessToken, instagramUser } = attributes;
	const feed = useFeed( accessToken, () =>
		onClear(
			__( 'An error occurred. Please try again later.', 'slipstream' )
		)
	);
	const { images, data, isStale } = feed;
	const name = isStale ? undefined : data?.external_name;
	useEffect( () => {
		// People change the names of their accounts.
		if ( name && name !== instagramUser ) {
			setAttributes( { instagramUser: name } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only what the server says is news.
	}, [ name ] );
	return (
		<>
			<Panels { ...props } onDisconnect={ () => onClear( '' ) } />
			{ data?.status === 'lost' && (
				<Lost
					onConnected={ ( account ) => {
						onChoose( account );
						void feed.reload();
					} }
				/>
			) }
			{ images && images.length > 0 ? (
				<Pictures images={ images } attributes={ attributes } />
			) : (
				<Waiting feed={ feed } />
			) }
		</>
	);
}

export default function Edit( props: Props ) {
	const { attributes, setAttributes } = props;
	const { accessToken } = attributes;
	const [ problem, setProblem ] = useState( '' );
	const onChoose = ( { token, username }: Account ) => {
		setProblem( '' );
		setAttributes( { accessToken: token, instagramUser: username } );
	};
	const onClear = ( text: string ) => {
		setProblem( text );
		setAttributes( { accessToken: undefined, instagramUser: undefined } );
	};
	return (
		<div { ...useBlockProps() }>
			{ accessToken === 'example' && (
				<Pictures images={ example() } attributes={ attributes } />
			) }
			{ isConnection( accessToken ) && (
				<Feed { ...props } { ...{ onClear, onChoose } } />
			) }
			{ accessToken !== 'example' && ! isConnection( accessToken ) && (
				<ConnectForm problem={ problem } onChoose={ onChoose } />
			) }
		</div>
	);
}
