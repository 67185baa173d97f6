import { useCompare } from '../hooks/use-compare';
import type { CompareAttributes } from '../types';

/** The two pictures as the page has them. */
export function Comparison( {
	imageBefore,
	imageAfter,
	orientation,
}: CompareAttributes ) {
	return (
		<div
			ref={ useCompare( orientation ) }
			className="juxtapose"
			data-mode={ orientation }
		>
			<img
				className="image-compare__image-before"
				src={ imageBefore.url }
				alt={ imageBefore.alt }
			/>
			<img
				className="image-compare__image-after"
				src={ imageAfter.url }
				alt={ imageAfter.alt }
			/>
		</div>
	);
}
