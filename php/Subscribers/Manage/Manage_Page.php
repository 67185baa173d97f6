<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Manage;

use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Members_Module;
use Slipstream\Subscribers\Leaving\Departure;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Sign_Up\Request;

/**
 * Where subscribers choose what they get, and unsubscribe. They see only what is of the address that they have proven.
 */
final class Manage_Page {

	/** What the token of its forms is made for. */
	private const FORM = 'newsletter';

	public function __construct(
		private Members_Module $members,
		private Subscribers $subscribers,
		private Departure $departure,
		private Newsletter_Categories $categories
	) {}

	/**
	 * Answers a request.
	 *
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( string $step, array $post ): Site_Page|string {
		try {
			$member = $this->members->current();
			if ( null === $member ) {
				return $this->members->sign_in_url( Pages::manage_url() );
			}
			$view       = new Manage_View( $this->members->form_mark( self::FORM ), $member->email );
			$subscriber = $this->subscribers->of_email( $member->email );
			if ( true !== $subscriber?->is_active() ) {
				return $view->nothing();
			}
			return array() === $post
				? $view->page( $subscriber, $this->categories->offered(), Manage_View::SAVED === $step )
				: $this->act( $subscriber, new Request( wp_unslash( $post ) ) );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( Manage_View::title(), $error, Manage_View::back() );
		}
	}

	/** @return string Where to go. */
	private function act( Subscriber $subscriber, Request $sent ): string {
		$is_own = hash_equals( $this->members->form_mark( self::FORM ), $sent->text( Manage_View::FIELD_MARK ) );
		if ( ! $is_own || ! Origin::is_own( Origin::current() ) ) {
			throw new Request_Error(
				'subscriber_stale_form',
				__( 'This page was open for too long. Please go back, reload it, and try again.', 'slipstream' ),
				400
			);
		}
		match ( $sent->text( Manage_View::FIELD_ACTION ) ) {
			Manage_View::SAVE  => $this->choose( $subscriber, $sent->categories() ),
			Manage_View::LEAVE => $this->departure->leave( $subscriber, Left_By::Person ),
			default            => throw new Request_Error(
				'subscriber_no_choice',
				__( 'Please choose one of the buttons.', 'slipstream' ),
				400
			),
		};
		return Pages::manage_url( Manage_View::SAVED );
	}

	/** @param list<int> $ids */
	private function choose( Subscriber $subscriber, array $ids ): void {
		$is_any = array() !== array_intersect( $ids, Newsletter_Categories::ids_of( $this->categories->offered() ) );
		if ( ! $is_any ) {
			throw new Request_Error(
				'subscriber_no_category',
				__( 'Choose at least one, or unsubscribe. Nothing was changed.', 'slipstream' ),
				400
			);
		}
		$this->subscribers->choose( $subscriber, $this->categories->chosen( $ids ) );
	}
}
