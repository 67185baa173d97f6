import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './alt-library.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-alt-library' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
