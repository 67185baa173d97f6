import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './my-jetpack.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-screen-my-jetpack' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
