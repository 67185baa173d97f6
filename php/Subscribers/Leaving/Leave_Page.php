<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Leaving;

use SensitiveParameter;
use Slipstream\Http\Origin;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Support\Email_Address;

/**
 * Where the links to unsubscribe lead. To look at it does nothing. What mail programs post (RFC 8058) needs no cookie,
 * no page before, and is answered at once, also for who is away already.
 */
final class Leave_Page {

	/** What mail programs post. */
	public const ONE_CLICK       = 'List-Unsubscribe';
	public const ONE_CLICK_VALUE = 'One-Click';

	/** What the page's button says. */
	public const FIELD_ACTION = 'slipstream_action';
	public const LEAVE        = 'leave';

	public function __construct(
		private Leave_Links $links,
		private Subscribers $subscribers,
		private Departure $departure
	) {}

	/**
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( #[SensitiveParameter] string $token, array $post ): Site_Page|string {
		try {
			if ( self::ONE_CLICK_VALUE === ( $post[ self::ONE_CLICK ] ?? '' ) ) {
				$this->leave( $token );
				return self::left();
			}
			if ( array() === $post ) {
				return $this->page( $token );
			}
			if ( self::LEAVE !== ( $post[ self::FIELD_ACTION ] ?? '' ) || ! Origin::is_own( Origin::current() ) ) {
				throw new Request_Error(
					'unsubscribe_refused',
					__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
					400
				);
			}
			$this->leave( $token );
			return Pages::leave_url( $token );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( self::title(), $error );
		}
	}

	/** A link that is nobody's, or too old, leaves nobody subscribed who could be found by it. */
	public static function unknown(): Site_Page {
		return new Site_Page(
			self::title(),
			Page_Parts::error( __( 'This link is not valid. It may be too old, or not complete.', 'slipstream' ) )
			. Page_Parts::link( Pages::manage_url(), __( 'Manage your subscription', 'slipstream' ) ),
			404
		);
	}

	/** Says that nothing more is sent. */
	public static function left(): Site_Page {
		return new Site_Page(
			__( 'You are unsubscribed', 'slipstream' ),
			Page_Parts::note( __( 'This site sends you no more new posts.', 'slipstream' ) )
		);
	}

	private function leave( #[SensitiveParameter] string $token ): void {
		$subscriber = $this->subscribers->find( $this->links->find( $token ) );
		if ( true === $subscriber?->is_active() ) {
			$this->departure->leave( $subscriber, Left_By::Person );
		}
	}

	private function page( #[SensitiveParameter] string $token ): Site_Page {
		$subscriber = $this->subscribers->find( $this->links->find( $token ) );
		if ( null === $subscriber ) {
			return self::unknown();
		}
		return ! $subscriber->is_active() ? self::left() : new Site_Page(
			self::title(),
			Page_Parts::paragraph(
				sprintf(
					/* translators: %s: an email address, shortened. */
					__( 'Do you want no more new posts at %s?', 'slipstream' ),
					Email_Address::masked( $subscriber->email )
				)
			)
			. Page_Parts::form(
				Pages::leave_url( $token ),
				Page_Parts::button( self::title(), self::FIELD_ACTION, self::LEAVE )
			)
			. Page_Parts::link( Pages::manage_url(), __( 'Choose what you get instead', 'slipstream' ) )
		);
	}

	private static function title(): string {
		return __( 'Unsubscribe', 'slipstream' );
	}
}
