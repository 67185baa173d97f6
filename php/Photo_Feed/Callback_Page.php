<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;

/**
 * Says in the small window how it went, and tells the editor that has opened it: as its opener, and on a channel, since
 * the window may have lost its opener on its way through another site.
 */
final class Callback_Page {

	public const ACTION = 'slipstream_instagram';

	/** What the editor is told, to pages of this site alone. */
	private const SCRIPT = <<<'JS'
const told = JSON.parse( document.getElementById( 'slipstream-told' ).textContent );
if ( window.opener ) {
	window.opener.postMessage( told, window.location.origin );
}
const channel = new BroadcastChannel( 'slipstream-instagram' );
channel.postMessage( told );
document.getElementById( 'slipstream-close' ).addEventListener( 'click', () => window.close() );
if ( told.keyring_id ) {
	// A message that is under way when a window closes may be lost.
	setTimeout( () => window.close(), 500 );
}
JS;

	/** @param Closure(): Authorization $authorization Connects. */
	public function __construct( private Closure $authorization ) {}

	/** Runs on admin_post_{ACTION}, and on admin_post_nopriv_{ACTION}. */
	public function handle(): never {
		// phpcs:ignore WordPress.Security.NonceVerification -- The state is the nonce, looked at by Authorization::complete().
		$query  = wp_unslash( $_GET );
		$status = 200;
		$result = array( 'state' => is_string( $query['state'] ?? null ) ? substr( $query['state'], 0, 200 ) : '' );
		try {
			$connection           = $this->connect( $query );
			$result['keyring_id'] = (string) $connection->id;
			$result['username']   = $connection->username;
			$text                 = sprintf(
				/* translators: %s: the name of an account at Instagram. */
				__( 'Connected to %s. You can close this window.', 'slipstream' ),
				"@$connection->username"
			);
		} catch ( Request_Error $error ) {
			$status          = 'instagram_access_denied' === $error->error_code ? 200 : $error->http_status;
			$text            = $error->getMessage();
			$result['error'] = $text;
		}
		$this->show( $status, $text, $result );
		exit;
	}

	/** @param array<array-key, mixed> $query What came back. */
	private function connect( #[SensitiveParameter] array $query ): Connection {
		return is_user_logged_in()
			? ( $this->authorization )()->complete( $query )
			: throw new Request_Error(
				'rest_forbidden',
				__( 'You are no longer logged in. Log in and connect again.', 'slipstream' ),
				401
			);
	}

	/** @param array<string, string> $result What the editor gets to know. */
	private function show( int $status, string $text, array $result ): void {
		status_header( $status );
		nocache_headers();
		// The code stands in the address.
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Frame-Options: DENY' );
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta name="viewport" content="width=device-width">
	<meta name="robots" content="noindex">
	<title><?php echo esc_html_x( 'Instagram', 'Popup window title', 'slipstream' ); ?></title>
	<style>
		body { margin: 0; padding: 48px 24px; color: #1e1e1e; background: #fff;
			font: 16px/1.5 system-ui, sans-serif; text-align: center; }
		button { min-height: 40px; padding: 6px 16px; border: 1px solid currentcolor; border-radius: 2px;
			color: inherit; background: none; font: inherit; cursor: pointer; }
	</style>
</head>
<body>
	<main>
		<h1><?php echo esc_html_x( 'Instagram', 'Popup window title', 'slipstream' ); ?></h1>
		<p role="status"><?php echo esc_html( $text ); ?></p>
		<button type="button" id="slipstream-close"><?php esc_html_e( 'Close window', 'slipstream' ); ?></button>
	</main>
		<?php
		wp_print_inline_script_tag(
			(string) wp_json_encode( $result, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array(
				'id'   => 'slipstream-told',
				'type' => 'application/json',
			)
		);
		wp_print_inline_script_tag( self::SCRIPT, array( 'type' => 'module' ) );
		?>
</body>
</html>
		<?php
	}
}
