import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './inbox.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-inbox' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
