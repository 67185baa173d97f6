<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Member;
use Slipstream\Members\Members_Module;
use Slipstream\Payers\Payers_Module;

/**
 * Where people see what they pay, and end it. They see only what is of the address that they have proven.
 */
final class My_Payments_Page {

	public const QUERY = Payers_Module::QUERY;

	/** Which part of the lists. */
	public const QUERY_PAGE = 'slipstream_page';

	/** Pages besides the list. */
	public const CANCEL   = 'cancel';
	public const CANCELED = 'canceled';

	/** What the token of its forms is made for. */
	private const FORM = 'my-payments';

	public function __construct(
		private Members_Module $members,
		private Own_Payments $payments,
		private Payer_Actions $actions
	) {}

	/** Where others send people to see what they pay. */
	public static function url(): string {
		/**
		 * Filters the URL that leads people to what they pay, such as for a page that tells more and links to it. The
		 * page's own forms and links stay with the page.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The URL.
		 */
		return (string) apply_filters( 'slipstream_my_payments_url', self::own_url() );
	}

	/**
	 * The page itself: what is sent and shown there is for nobody else.
	 *
	 * @param array<string, string> $more Other parameters.
	 */
	public static function own_url( array $more = array() ): string {
		return add_query_arg( $more + array( self::QUERY => '1' ), home_url( '/' ) );
	}

	/**
	 * Answers a request.
	 *
	 * @param array<mixed> $get  With WordPress's slashes, as the next one.
	 * @param array<mixed> $post Empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( array $get, array $post ): Site_Page|string {
		$sent = new Payer_Request( wp_unslash( array() === $post ? $get : $post ) );
		try {
			$member = $this->members->current();
			if ( null === $member ) {
				return $this->members->sign_in_url( self::own_url( $sent->kept() ) );
			}
			$view = new My_Payments_View( $this->members->form_mark( self::FORM ) );
			return array() === $post ? $this->page( $member, $sent, $view ) : $this->act( $member, $sent, $view );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( My_Payments_View::title(), $error, My_Payments_View::back() );
		}
	}

	private function page( Member $member, Payer_Request $sent, My_Payments_View $view ): Site_Page {
		if ( self::CANCEL === $sent->text( self::QUERY ) ) {
			$subscription = $this->payments->subscription( $member, $sent );
			return ( new Cancel_View( $view ) )->confirm( $subscription, $this->payments->waiting( $subscription ) );
		}
		if ( self::CANCELED === $sent->text( self::QUERY ) ) {
			return ( new Cancel_View( $view ) )->done( $this->payments->subscription( $member, $sent ) );
		}
		return $view->all( $this->payments->page( $member, $sent->number( self::QUERY_PAGE ) ) );
	}

	private function act( Member $member, Payer_Request $sent, My_Payments_View $view ): Site_Page|string {
		$is_own = hash_equals( $this->members->form_mark( self::FORM ), $sent->text( Payer_Request::FIELD_MARK ) );
		if ( ! $is_own || ! Origin::is_own( Origin::current() ) ) {
			throw new Request_Error(
				'payer_stale_form',
				__( 'This page was open for too long. Please go back, reload it, and try again.', 'slipstream' ),
				400
			);
		}
		return match ( $sent->text( Payer_Request::FIELD_ACTION ) ) {
			Payer_Request::RECEIPT => $this->actions->receipt( ...$this->payments->payment( $member, $sent ) ),
			Payer_Request::PAY     => $this->actions->due( $this->payments->subscription( $member, $sent ) ),
			Payer_Request::CARD    => $this->actions->card( $this->payments->subscription( $member, $sent ) ),
			Payer_Request::CANCEL  => $this->actions->cancel(
				$member,
				$this->payments->subscription( $member, $sent ),
				Payer_Request::AT_END === $sent->text( Payer_Request::FIELD_WHEN ),
				new Cancel_View( $view )
			),
			default                => throw new Request_Error(
				'payer_no_choice',
				__( 'Please choose one of the buttons.', 'slipstream' ),
				400
			),
		};
	}
}
