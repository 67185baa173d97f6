import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './dashboard.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-dashboard' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
