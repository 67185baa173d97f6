import { getSettings } from '@slipstream/settings';
import {
	AvailabilityBanner,
	BlindBanner,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { formatNumber, useAddressView } from '@slipstream/ui';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ImageList } from './components/image-list';
import { RunPanel } from './components/run-panel';
import { useImages } from './hooks/use-images';
import { useRun } from './hooks/use-run';
import { address } from './logic/address';

/** The images that were chosen in the list of files. */
function chosenImages(): number[] {
	const { search } = window.location;
	return ( new URLSearchParams( search ).get( 'images' ) ?? '' )
		.split( ',' )
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );
}

/** What the page is about, and which images it shows. */
function Intro( { chosen }: { chosen: number } ) {
	return (
		<p className="slipstream-alt-texts__intro">
			{ chosen > 0
				? sprintf(
						/* translators: %s: a number. */
						__(
							'Only the images that you selected are shown here: %s in total. Images that already have alternative text are left out.',
							'slipstream'
						),
						formatNumber( chosen )
					)
				: __(
						'People who cannot see an image hear its alternative text. AI can write it for every image in the library that has none. Images already in posts keep the text they have there.',
						'slipstream'
					) }{ ' ' }
			{ chosen > 0 && (
				<a
					href={ `${ getSettings().adminUrl }upload.php?page=slipstream-alt-text` }
				>
					{ __( 'Show all images', 'slipstream' ) }
				</a>
			) }
		</p>
	);
}

/** The screen of alternative texts. */
export function App() {
	const among = useMemo( chosenImages, [] );
	const route = useAddressView( address );
	const images = useImages( route.view, among );
	const run = useRun( among, images.replace, images.recount );
	const availability = useAiAvailability( 'images' );
	const isBlind = getSettings().ai.readsImages === false;
	const canAsk = availability === 'ready' && ! isBlind;
	return (
		<div className="slipstream-alt-texts">
			<Intro chosen={ among.length } />
			<AvailabilityBanner availability={ availability } />
			{ availability === 'ready' && isBlind && <BlindBanner /> }
			<RunPanel
				state={ route.view.group }
				counts={ images.counts }
				run={ run }
				canAsk={ canAsk }
				onStart={ ( from, total ) => run.start( from, total ) }
			/>
			<ImageList
				images={ images }
				route={ route }
				canAsk={ canAsk && ! run.isBusy }
			/>
		</div>
	);
}
