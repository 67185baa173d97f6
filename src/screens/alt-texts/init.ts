import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './alt-texts.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-screen-alt-texts' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
