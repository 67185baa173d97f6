/* global draw */
draw( 'A reservation', document.currentScript.parentElement );
