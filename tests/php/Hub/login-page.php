<?php
/** Stand-ins for the functions that wp-login.php defines for itself. */

declare( strict_types=1 );

if ( ! function_exists( 'login_header' ) ) {
	/**
	 * Begins a page.
	 */
	function login_header( string $title ): void {
		echo '<title>' . esc_html( $title ) . '</title>';
	}

	/**
	 * Ends it.
	 */
	function login_footer(): void {
		echo '</html>';
	}
}
