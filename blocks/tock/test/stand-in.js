/* global draw */
draw( 'A table', document.getElementById( 'Tock_widget_container' ) );
