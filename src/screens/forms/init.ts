import domReady from '@wordpress/dom-ready';
import { createElement, createRoot } from '@wordpress/element';
import { App } from './app';
import './forms.scss';

domReady( () => {
	const place = document.getElementById( 'slipstream-screen-forms' );
	if ( place ) {
		createRoot( place ).render( createElement( App ) );
	}
} );
