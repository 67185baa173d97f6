import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm0 1.500a.5.5 0 0 0-.5.5v1.500h17V7a.5.5 0 0 0-.5-.5H4Zm-.5 5V17a.5.5 0 0 0 .5.5h16a.5.5 0 0 0 .5-.5v-5.500h-17ZM6 14h5v1.500H6V14Z" />
	</SVG>
);
