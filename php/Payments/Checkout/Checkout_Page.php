<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Closure;
use Slipstream\Http\Browser_Binding;
use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;

/**
 * Takes a form that was posted to its own page: sends the visitor on to the gateway, or lets the page show what is
 * wrong, with what was typed.
 */
final class Checkout_Page {

	/** What browsers get that run no script, until they are closed. */
	private const COOKIE = 'slipstream-checkout';

	private Checkout_Request $request;

	private ?Request_Error $error = null;

	/** The failed form's name; '' for none. */
	private string $failed = '';

	/** Whether a form of this page says what is wrong. */
	private bool $is_shown = false;

	/** @param Closure(): Checkout_Service $checkout Made only if a form was sent. */
	public function __construct( private Closure $checkout, private Offer_Seal $seal ) {
		$this->request = new Checkout_Request();
	}

	/** @param array<mixed> $post */
	public static function is_asked( array $post ): bool {
		return is_string( $post[ Checkout_Request::FIELD_OFFER ] ?? null );
	}

	/**
	 * Processes this request's form. Runs on template_redirect.
	 *
	 * @param array<mixed> $post With WordPress's slashes.
	 */
	public function handle( array $post ): void {
		$url = $this->take( $post );
		if ( null !== $url ) {
			self::leave( $url );
		}
	}

	/** Sends the visitor to a gateway's page, which is on another site. */
	public static function leave( string $url ): never {
		wp_redirect( $url, 303, 'Slipstream' ); // phpcs:ignore WordPress.Security.SafeRedirect
		exit;
	}

	/**
	 * @param array<mixed> $post
	 * @return string|null Where to go; null to show the page.
	 */
	public function take( array $post ): ?string {
		nocache_headers();
		$this->request = new Checkout_Request( wp_unslash( $post ) );
		try {
			return ( $this->checkout )()->start(
				$this->request,
				Visitor::current(),
				Origin::current(),
				'' === $this->request->nonce() ? self::browser() : ''
			);
		} catch ( Request_Error $error ) {
			$this->error = $error;
			status_header( $error->http_status );
			if ( null !== $error->retry_after && ! headers_sent() ) {
				header( 'Retry-After: ' . $error->retry_after );
			}
		}
		try {
			$this->failed = $this->seal->open( $this->request->offer() )->hash;
		} catch ( Request_Error ) {
			// Nobody knows which form it was: each one says so.
			$this->failed = '';
		}
		return null;
	}

	/** Which browser has sent the form; '' for the first time, as only then it gets a cookie. */
	private static function browser(): string {
		$binding = new Browser_Binding( self::COOKIE, home_url() );
		$is_new  = ! $binding->is_marked();
		$mark    = $binding->mark( 'checkout' );
		return $is_new ? '' : $mark;
	}

	/** What is wrong with the form that was sent; null if none was, or nothing is. */
	public function error(): ?Request_Error {
		return $this->error;
	}

	/** What is wrong with a form, which says it; null if it was not sent, or nothing is. */
	public function error_of( Offer $offer ): ?Request_Error {
		return '' === $this->failed ? $this->show_error() : $this->error_of_old( $offer->hash );
	}

	/** The same of a form that the page does not have any more. */
	public function error_of_old( string $form ): ?Request_Error {
		return $this->failed === $form ? $this->show_error() : null;
	}

	private function show_error(): ?Request_Error {
		$this->is_shown = true;
		return $this->error;
	}

	/** What no form of this page says, as it does not have the one any more that was sent from an old page. */
	public function unshown_error(): ?Request_Error {
		return $this->is_shown ? null : $this->error;
	}

	/** What was typed into a form. */
	public function typed_in( Offer $offer ): Checkout_Request {
		return '' !== $this->failed && $this->failed === $offer->hash ? $this->request : new Checkout_Request();
	}
}
