import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16v1.5H4zm0 4h4.5v4.5H4zm5.8 0h4.4v4.5H9.8zm5.7 0H20v4.5h-4.5zM4 15h4.5v1.5H4zm5.8 0h4.4v1.5H9.8zm5.7 0H20v1.5h-4.5zM4 18h3v1.5H4zm5.8 0h2.9v1.5H9.8zm5.7 0h3v1.5h-3z" />
	</SVG>
);
