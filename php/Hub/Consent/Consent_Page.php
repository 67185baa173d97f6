<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use SensitiveParameter;
use Slipstream\Http\Browser_Binding;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Sites\Sites;
use Slipstream\Hub\Users\Accounts;
use Slipstream\Support\Random_Secret;
use WP_User;

/**
 * Asks a site's user whether the site can act for them at this hub, and redirects them back with the answer. Runs on
 * wp-login.php.
 *
 * The hub identifies the user in one of three ways: a site's owner is logged in to this WordPress or enters a code from
 * an email; for all other users, the site that signed the request vouches.
 */
final class Consent_Page {

	public const ACTION = 'slipstream_hub_authorize';

	private Browser_Binding $browser;

	public function __construct(
		private Sites $sites,
		private Consent_Requests $requests,
		private Accounts $accounts,
		private Email_Codes $codes
	) {
		$this->browser = new Browser_Binding( 'slipstream-hub-consent', site_url() );
	}

	/** The page's URL, to which sites add their number and the request. */
	public static function url(): string {
		return add_query_arg( 'action', self::ACTION, wp_login_url() );
	}

	/** Shows the page, or processes its answer. Runs on login_form_{ACTION}. */
	public function handle(): void {
		nocache_headers();
		header( 'X-Frame-Options: DENY' );
		header( "Content-Security-Policy: frame-ancestors 'none'" );
		header( 'Referrer-Policy: no-referrer' );
		$leaves = $this->respond();
		if ( null !== $leaves ) {
			wp_redirect( $leaves ); // phpcs:ignore WordPress.Security.SafeRedirect -- The site's own wp-admin, checked when the request was pushed.
		}
		exit;
	}

	/**
	 * Shows the page, or processes its answer.
	 *
	 * @return string|null The redirect URL; null to stay.
	 */
	public function respond(): ?string {
		try {
			$site    = $this->sites->find( (int) self::sent( 'client_id' ) );
			$request = null !== $site && $site->is_active()
				? $this->requests->waiting( self::sent( 'request_uri' ), $site->id )
				: null;
			$leaves  = null !== $site && $site->is_active() && null === $request && self::is_post()
				? $this->led_before( $site )
				: null;
		} catch ( Request_Error $error ) {
			Consent_View::problem( $error->getMessage(), $error->http_status );
			return null;
		}
		if ( null !== $leaves ) {
			return $leaves;
		}
		if ( null === $site || null === $request ) {
			Consent_View::problem(
				__( 'This request has expired. Please go back to your site and connect again.', 'slipstream' ),
				400
			);
			return null;
		}
		return $this->answer( $site, $request );
	}

	private function answer( Site $site, Consent_Request $request ): ?string {
		$error = '';
		$sent  = '';
		if ( self::is_post() ) {
			try {
				$leaves = $this->take( $site, $request, self::sent( 'answer' ) );
				if ( null !== $leaves ) {
					return $leaves;
				}
				$request = $this->requests->waiting( self::sent( 'request_uri' ), $site->id )
					?? self::answered_before();
				/* translators: %s: an email address. */
				$sent = sprintf( __( 'We sent a code to %s.', 'slipstream' ), $request->email );
			} catch ( Request_Error $failure ) {
				$error = $failure->getMessage();
			}
		}
		( new Consent_View(
			$site,
			$request,
			self::sent( 'request_uri' ),
			$this->browser->mark( (string) $request->id )
		) )->show( $error, $sent, self::sent( 'email' ) );
		return null;
	}

	/** @return string|null The redirect URL; null after a code was mailed. */
	private function take( Site $site, Consent_Request $request, string $answer ): ?string {
		if ( ! $this->browser->is_good( self::sent( 'mark' ), (string) $request->id ) ) {
			throw new Request_Error(
				'consent_expired',
				__(
					'This page was open for too long, or your browser blocks cookies. Please choose again.',
					'slipstream'
				),
				400
			);
		}
		if ( 'deny' === $answer ) {
			$code = $this->code( 'deny' );
			return $this->requests->deny( $request->id, $code )
				? $request->answer( array( 'error' => 'access_denied' ) )
				: $this->led_before( $site ) ?? self::answered_before();
		}
		if ( 'mail' === $answer && $request->is_owner ) {
			$email = trim( self::sent( 'email' ) );
			// If the same form comes twice, the second asks for the code that the first mailed.
			if ( self::sent( 'mailed' ) === $request->mailed() || strtolower( $email ) !== $request->email ) {
				$this->codes->send( $request, $email, "{$site->label()} ({$site->home})" );
			}
			return null;
		}
		if ( 'approve' !== $answer ) {
			throw new Request_Error(
				'consent_expired',
				__( 'Please choose one of the buttons.', 'slipstream' ),
				400
			);
		}
		$is_shared = ! $request->is_owner && '1' === self::sent( 'share_email' );
		$code      = $this->code( 'approve' );
		return $this->requests->approve( $request->id, $this->account( $request ), $is_shared, $code )
			? self::approval( $request, $code, $is_shared )
			: $this->led_before( $site ) ?? self::answered_before();
	}

	/**
	 * The redirect URL of this form's first answer, because people press twice; null if another form answered.
	 *
	 * @throws Request_Error If the database fails.
	 */
	private function led_before( Site $site ): ?string {
		$request = $this->requests->answered( self::sent( 'request_uri' ), $site->id );
		if ( null === $request || ! $this->browser->is_good( self::sent( 'mark' ), (string) $request->id ) ) {
			return null;
		}
		$code = $this->code( 'approve' );
		return match ( $request->code_hash ) {
			Random_Secret::hash( $code ) => self::approval( $request, $code, $request->is_email_shared ),
			Random_Secret::hash( $this->code( 'deny' ) ) => $request->answer( array( 'error' => 'access_denied' ) ),
			default => null,
		};
	}

	private static function approval( Consent_Request $request, #[SensitiveParameter] string $code, bool $is_email_shared ): string {
		return $request->answer(
			array( 'code' => $code ) + ( $is_email_shared ? array( 'share_email' => '1' ) : array() )
		);
	}

	/** @throws Request_Error Always. */
	private static function answered_before(): never {
		throw new Request_Error(
			'consent_expired',
			__( 'This request has already been answered. Please go back to your site.', 'slipstream' ),
			400
		);
	}

	/**
	 * A code that only the form's own browser can create. It stays the same if the form is sent repeatedly.
	 *
	 * @param string $answer The button that was pressed.
	 */
	private function code( string $answer ): string {
		$request_uri = self::sent( 'request_uri' );
		return Random_Secret::text( hash_hmac( 'sha256', "$answer|$request_uri", self::sent( 'mark' ), true ) );
	}

	private function account( Consent_Request $request ): int {
		if ( ! $request->is_owner ) {
			return $this->accounts->of_site_user( $request->site_id, $request->user_id, $request->display_name );
		}
		$user = wp_get_current_user();
		if ( $user instanceof WP_User && $user->exists() ) {
			return $this->accounts->of_user( $user );
		}
		return $this->accounts->of_email(
			$this->codes->check( $request, trim( self::sent( 'email' ) ), self::sent( 'code' ) )
		);
	}

	private static function is_post(): bool {
		return isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
	}

	/** A request parameter; '' if it is not a text. */
	private static function sent( string $name ): string {
		// phpcs:disable WordPress.Security.NonceVerification.Missing,WordPress.Security.NonceVerification.Recommended -- Browser_Binding stands for a nonce, before anything is changed.
		$value = $_POST[ $name ] ?? $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- In the next line.
		return is_string( $value ) ? substr( sanitize_text_field( wp_unslash( $value ) ), 0, 500 ) : '';
		// phpcs:enable
	}
}
