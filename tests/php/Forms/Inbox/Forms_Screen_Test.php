<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

use Slipstream\Admin\Start_Data;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Inbox\Forms_Screen;
use Slipstream\Forms\Inbox\Unread_Count;
use Slipstream\Forms\Rest\Feedback_Controller;
use Slipstream\My_Jetpack\My_Jetpack_Screen;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Who sees the page in the menu, with which number, and what that costs.
 */
final class Forms_Screen_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Feedback_Type::register( Feedback_Controller::class );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$GLOBALS['menu'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The menu that this test fills.
	}

	/** Stores a response. */
	private function store( string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'      => Feedback_Store::TYPE,
				'post_status'    => $status,
				'post_content'   => '{"fields":[]}',
				'comment_status' => 'open',
			)
		);
	}

	/** The text of the menu, or null where it is not there. */
	private function menu(): ?string {
		global $menu;
		$menu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- See above.
		( new Forms_Screen() )->add_to_menu( static function (): void {} );
		foreach ( $menu as $item ) {
			if ( Forms_Screen::SLUG === $item[2] ) {
				return $item[0];
			}
		}
		return null;
	}

	public function test_editors_see_how_many_are_unread(): void {
		$this->sign_in( 'author' );
		self::assertNull( $this->menu() );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( 'count-0', (string) $this->menu() );
		$id = $this->store();
		$this->store( 'spam' );
		self::assertStringContainsString( '1 unread response<', (string) $this->menu() );
		$this->store();
		self::assertStringContainsString( '2 unread responses<', (string) $this->menu() );
		$store = new Feedback_Store();
		foreach ( array(
			'read'     => 1,
			'unread'   => 2,
			'spam'     => 1,
			'not_spam' => 2,
			'trash'    => 1,
			'delete'   => 1,
		) as $action => $unread ) {
			$feedback = $store->find( $id );
			self::assertNotNull( $feedback );
			self::assertTrue( $store->act( $feedback, $action ) );
			self::assertSame( $unread, Unread_Count::get(), $action );
		}
	}

	public function test_screens_know_who_may_read_responses(): void {
		foreach ( array(
			'author'        => false,
			'editor'        => true,
			'administrator' => true,
		) as $role => $may ) {
			$this->sign_in( $role );
			$data = ( new Start_Data( Plugin::modules() ) )->build( ( new My_Jetpack_Screen() )->start_data() );
			self::assertSame( $may, $data['forms']['mayRead'], $role );
		}
	}

	public function test_the_number_is_counted_once(): void {
		global $wpdb;
		$this->store();
		self::assertSame( 1, Unread_Count::get() );
		$before = $wpdb->num_queries;
		self::assertSame( 1, Unread_Count::get() );
		self::assertSame( $before, $wpdb->num_queries );
		wp_insert_post(
			array(
				'post_title'  => 'No response',
				'post_status' => 'publish',
			)
		);
		$before = $wpdb->num_queries;
		self::assertSame( 1, Unread_Count::get() );
		self::assertSame( $before, $wpdb->num_queries );
		wp_load_alloptions( true );
		self::assertArrayHasKey( Unread_Count::OPTION, wp_load_alloptions() );
	}

	public function test_links_lead_to_the_page(): void {
		$id = $this->store();
		$this->sign_in( 'editor' );
		self::assertSame(
			admin_url( "admin.php?page=slipstream-forms#/responses/$id" ),
			Forms_Screen::edit_link( null, $id )
		);
		$post = wp_insert_post( array( 'post_title' => 'A post' ) );
		self::assertSame( 'its own', Forms_Screen::edit_link( 'its own', $post ) );
		$this->sign_in( 'author' );
		self::assertNull( Forms_Screen::edit_link( null, $id ) );
	}
}
