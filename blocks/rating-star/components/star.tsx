import { Path, SVG } from '@wordpress/components';

const WHOLE =
	'm12 3.2 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z';
const HALF = 'M12 3.2v13.6l-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z';

interface Props {
	/** The star's number, from 1. */
	position: number;
	rating: number;
}

function shape( d: string, isFilled: boolean ) {
	return (
		<span>
			<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
				<Path
					className={ isFilled ? undefined : 'is-rating-unfilled' }
					d={ d }
					fill="currentColor"
					stroke="currentColor"
				/>
			</SVG>
		</span>
	);
}

/** One star as the page draws it: a whole one, with its first half on top. */
export function Star( { position, rating }: Props ) {
	return (
		<>
			{ shape( WHOLE, rating >= position ) }
			{ shape( HALF, rating >= position - 0.5 ) }
		</>
	);
}
