import { getSettings } from '@slipstream/settings';
import {
	AvailabilityBanner,
	BlindBanner,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Groups } from './components/groups';
import { ImageList } from './components/image-list';
import { RunPanel } from './components/run-panel';
import { useImagesOf } from './hooks/use-images-of';
import { useRun } from './hooks/use-run';
import { numberText } from './logic/words';
import type { AltState } from '@slipstream/ai-alt';

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
		<p className="slipstream-alt-library__intro">
			{ chosen > 0
				? sprintf(
						/* translators: %s: a number. */
						__(
							'Only the images that you have chosen are shown here: %s in all. Those that have a text of their own are left out.',
							'slipstream'
						),
						numberText( chosen )
					)
				: __(
						'People who cannot see an image hear its alternative text. AI can write one for each image of the library that has none; images that are in posts already keep what is written there.',
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
	const [ state, setState ] = useState< AltState >( 'open' );
	const [ page, setPage ] = useState( 1 );
	const images = useImagesOf( state, page, among );
	const run = useRun( among, images.replace, images.recount );
	const availability = useAiAvailability( 'images' );
	const isBlind = getSettings().ai.sees === false;
	const canAsk = availability === 'ready' && ! isBlind;
	return (
		<div className="slipstream-alt-library">
			<Intro chosen={ among.length } />
			<AvailabilityBanner availability={ availability } />
			{ availability === 'ready' && isBlind && <BlindBanner /> }
			<RunPanel
				state={ state }
				counts={ images.counts }
				run={ run }
				canAsk={ canAsk }
				onStart={ ( from, total ) => run.start( from, total ) }
			/>
			<Groups
				counts={ images.counts }
				state={ state }
				onChoose={ ( next ) => {
					setState( next );
					setPage( 1 );
				} }
			/>
			<ImageList
				images={ images }
				state={ state }
				page={ page }
				onPage={ setPage }
				canAsk={ canAsk && ! run.isBusy }
			/>
		</div>
	);
}
