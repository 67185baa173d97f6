<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use SensitiveParameter;
use Slipstream\Http\Origin;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;
use Slipstream\Subscribers\Mails\Owner_Notice;
use Slipstream\Subscribers\Pages;
use Slipstream\Support\Email_Address;

/**
 * Where the link of the mail leads that asks to confirm. To look at it does nothing: programs that check mails open
 * links in advance.
 */
final class Confirm_Page {

	/** What its button says. */
	public const FIELD_ACTION = 'slipstream_action';
	public const CONFIRM      = 'confirm';

	public function __construct( private Confirmation $confirmation, private Owner_Notice $notice ) {}

	/**
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( #[SensitiveParameter] string $token, array $post ): Site_Page|string {
		try {
			if ( array() === $post ) {
				return $this->page( $token );
			}
			if ( self::CONFIRM !== ( $post[ self::FIELD_ACTION ] ?? '' ) || ! Origin::is_own( Origin::current() ) ) {
				throw new Request_Error(
					'subscribe_refused',
					__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
					400
				);
			}
			$subscriber = $this->confirmation->confirm( $token, Visitor::current()->ip );
			if ( null !== $subscriber ) {
				$this->notice->joined( $subscriber );
			}
			return Pages::confirm_url( $token );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error(
				self::title(),
				$error,
				410 === $error->http_status ? Page_Parts::link( Pages::sign_up_url(), Sign_Up_View::title() ) : ''
			);
		}
	}

	private function page( #[SensitiveParameter] string $token ): Site_Page {
		$sign_up = $this->confirmation->find( $token );
		$masked  = Email_Address::masked( $sign_up->joining->email );
		return $sign_up->confirmed > 0
			? new Site_Page(
				__( 'You are subscribed', 'slipstream' ),
				/* translators: %s: an email address, shortened. */
				Page_Parts::note( sprintf( __( 'New posts of this site will be sent to %s.', 'slipstream' ), $masked ) )
				. Page_Parts::link( Pages::manage_url(), __( 'Manage your subscription', 'slipstream' ) )
				. Page_Parts::link( home_url( '/' ), __( 'Go to the home page', 'slipstream' ) )
			)
			: new Site_Page(
				self::title(),
				Page_Parts::paragraph(
					/* translators: %s: an email address, shortened. */
					sprintf( __( 'Do you want to get new posts of this site at %s?', 'slipstream' ), $masked )
				)
				. Page_Parts::paragraph( $sign_up->agreed->text )
				. Page_Parts::form(
					Pages::confirm_url( $token ),
					Page_Parts::button( __( 'Yes, subscribe', 'slipstream' ), self::FIELD_ACTION, self::CONFIRM )
				)
			);
	}

	private static function title(): string {
		return __( 'Confirm your subscription', 'slipstream' );
	}
}
