import { __, sprintf } from '@wordpress/i18n';
import type { Gif } from '../types';

interface Props {
	gifs: readonly Gif[];
	/** The address of the one that is shown. */
	current?: string;
	onPick: ( gif: Gif ) => void;
}

/** What else was found. */
export function Thumbnails( { gifs, current, onPick }: Props ) {
	return (
		<div
			className="slipstream-gif__thumbnails"
			role="group"
			aria-label={ __( 'Other GIFs', 'slipstream' ) }
		>
			{ gifs.map( ( gif, index ) => (
				<button
					key={ gif.id }
					type="button"
					aria-pressed={ gif.embed_url === current }
					aria-label={
						gif.title ||
						sprintf(
							/* translators: %d: a number. */
							__( 'GIF %d', 'slipstream' ),
							index + 1
						)
					}
					style={ { backgroundImage: `url("${ gif.preview }")` } }
					onClick={ () => onPick( gif ) }
				/>
			) ) }
		</div>
	);
}
