<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\Health_Check;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Payers\Payers_Module;
use Slipstream\Plugin;
use Slipstream\Support\Sealed_Data;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Declarations_Case.php';

/**
 * The forms take what they have shown, refuse what is no form of theirs, and what they stored waits for the owner.
 */
final class Declaration_Forms_Test extends Declarations_Case {

	public function test_a_form_that_is_sent_again_is_one_declaration(): void {
		$page = $this->check();
		self::assertInstanceOf( Site_Page::class, $page );
		$form = array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $page->html );
		$urls = array_map( fn (): Site_Page|string => $this->send( $form ), range( 1, 12 ) );
		self::assertCount( 1, array_unique( array_map( 'strval', array_filter( $urls, 'is_string' ) ) ) );
		$this->run_jobs();
		self::assertSame( array( 1, 2 ), array( self::stored(), count( $this->mails ) ) );
	}

	public function test_another_site_cannot_make_who_is_signed_in_cancel(): void {
		$subscription = $this->subscribed();
		$form         = $this->check();
		self::assertInstanceOf( Site_Page::class, $form );
		$post = array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $form->html );
		self::assertStringContainsString( Declaration_Page::QUERY_RECEIPT, (string) $this->send( $post, browser: $this->signed_in() ) );
		self::assertFalse( $this->known( $subscription )->is_canceled(), 'The form was made by somebody else.' );
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
		self::assertSays( 'reload the page', $this->send( $post ), 400 );
		self::assertSays( 'reload the page', $this->confirm( $this->link(), self::chosen( array( $subscription ) ) ), 400 );
		unset( $_SERVER['HTTP_ORIGIN'] );
		$other = $this->check( browser: $this->signed_in( 'thief@example.org' ) );
		self::assertInstanceOf( Site_Page::class, $other );
		$this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $other->html ), browser: $this->signed_in() );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
	}

	public function test_what_is_missing_or_too_long_is_told_and_what_was_typed_stays(): void {
		$wrong = array(
			Declared::FIELD_NAME     => '   ',
			Declared::FIELD_EMAIL    => 'nobody',
			Declared::FIELD_SCOPE    => Declared::ONE,
			Declared::FIELD_HOW      => Declared::FOR_CAUSE,
			Declared::FIELD_CONTRACT => '',
			Declared::FIELD_CAUSE    => '',
			Declared::FIELD_ENDS     => str_repeat( '"x', 60 ),
		);
		$page  = $this->check( $wrong );
		foreach ( array( 'Please check what is marked below.', 'Enter your name.', 'Enter your email address.', 'Say which contract you mean.', 'Say why you cancel.', 'Shorten this to 100 characters.', 'aria-invalid="true"', 'value="nobody"', '&quot;x&quot;x' ) as $text ) {
			self::assertSays( $text, $page, 400 );
		}
		foreach ( array( Declared::FIELD_NAME, Declared::FIELD_CONTRACT, Declared::FIELD_CAUSE ) as $field ) {
			self::assertSays( 'Shorten this', $this->check( array( $field => str_repeat( 'ü', 5001 ) ) + self::TYPED ), 400 );
		}
		self::assertSays( 'You named a contract.', $this->check( array( Declared::FIELD_CONTRACT => 'Newsletter Pro' ) + self::TYPED ), 400 );
		self::assertSays( 'You gave a reason.', $this->check( array( Declared::FIELD_CAUSE => 'It is broken.' ) + self::TYPED ), 400 );
		self::assertSays( 'Enter your name.', $this->check( array( Declared::FIELD_NAME => "\xff" ) + self::TYPED ), 400 );
		self::assertSays( 'Enter your name.', $this->send( array( Declaration_Page::FIELD_ACTION => 'check', Declared::FIELD_NAME => array( 'x' ) ) ), 400 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( 0, self::stored() );
	}

	public function test_the_second_step_takes_only_what_the_first_has_shown(): void {
		foreach ( array( '', 'forged', array( 'x' ) ) as $sealed ) {
			$page = $this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND, Declaration_Page::FIELD_SEALED => $sealed ) + self::TYPED ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			self::assertSays( 'open for too long', $page, 400 );
			self::assertSays( 'value="' . self::PAYER . '"', $page, 400 );
		}
		$page = $this->check();
		self::assertInstanceOf( Site_Page::class, $page );
		$form = Browser::hidden( $page->html );
		self::assertSays( 'open for too long', $this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + $form, Declaration_Kind::Withdraw ), 400 );
		self::assertSays( 'value="' . self::PAYER . '"', $this->send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::CHANGE ) + $form ) );
		self::assertSame( 0, self::stored() );
	}

	public function test_a_second_step_that_was_open_for_too_long_keeps_what_was_typed(): void {
		$typed  = array( Declared::FIELD_ENDS => '31. "Dezember"' ) + self::TYPED;
		$sealed = static fn ( int $age ): string => Sealed_Data::for_visitors( 'payers' )->seal(
			'declaration|cancel',
			array(
				'values' => $typed,
				'token'  => "token $age",
				'shown'  => time() - $age,
				'member' => '',
			)
		);
		$send   = fn ( int $age ): Site_Page|string => $this->send(
			array(
				Declaration_Page::FIELD_ACTION => Declaration_Page::SEND,
				Declaration_Page::FIELD_SEALED => $sealed( $age ),
			)
		);
		$page   = $send( DAY_IN_SECONDS + 1 );
		self::assertSays( 'open for too long', $page, 400 );
		foreach ( array( 'value="31. &quot;Dezember&quot;"', 'value=" Pat &quot;P.&quot; &lt;Payer&gt; "', 'value="' . self::PAYER . '"' ) as $text ) {
			self::assertSays( $text, $page, 400 );
		}
		self::assertSame( 0, self::stored() );
		self::assertIsString( $send( DAY_IN_SECONDS - 60 ) );
		self::assertSame( '31. "Dezember"', self::row()['ends'] );
	}

	public function test_a_header_that_anybody_can_send_does_not_use_up_what_all_share(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		try {
			for ( $time = 0; $time < 30; $time++ ) {
				$this->declare( array( Declared::FIELD_EMAIL => "p$time@example.org" ) + self::TYPED );
			}
			self::assertSame( 20, self::stored(), 'A third of what the site takes in an hour.' );
			$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
			$this->receipt( $this->declare() );
		} finally {
			unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		}
	}

	public function test_programs_and_floods_are_refused(): void {
		self::assertSays( 'reload the page', $this->check( array( Bot_Trap::name( 'declaration' ) => 'x' ) + self::TYPED ), 400 );
		for ( $time = 0; $time < 5; $time++ ) {
			$this->receipt( $this->declare() );
		}
		self::assertSays( 'Too many declarations', $this->declare(), 429 );
		self::assertSays( 'value="' . self::PAYER . '"', $this->declare(), 429 );
		self::assertSame( 5, self::stored() );
		self::forget_counts();
		for ( $time = 0; $time < 6; $time++ ) {
			$this->receipt( $this->declare( array( Declared::FIELD_EMAIL => "p$time@example.org" ) + self::TYPED ) );
		}
		self::assertSays( 'Too many declarations', $this->declare( array( Declared::FIELD_EMAIL => 'q@example.org' ) + self::TYPED ), 429 );
	}

	public function test_the_owner_hears_of_a_flood(): void {
		$health = static fn (): array => array_column( Plugin::module( Payers_Module::class )->health_checks(), 'status', 'id' );
		for ( $time = 0; $time <= 60; $time++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.$time";
			self::assertArrayNotHasKey( 'payers_flood', $health() );
			$last = $this->declare( array( Declared::FIELD_EMAIL => "p$time@example.org" ) + self::TYPED );
		}
		self::assertSays( 'Too many declarations', $last, 429 );
		self::assertSame( 'critical', $health()['payers_flood'] );
	}

	public function test_owners_turn_them_off_and_change_their_words(): void {
		$change = static fn ( array $texts, string $kind ): array => array( 'title' => "My $kind & <b>words" ) + $texts;
		add_filter( 'slipstream_declaration_texts', $change, 10, 2 );
		$page   = $this->send( array() );
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertSame( 'My cancel & <b>words', $page->title );
		remove_filter( 'slipstream_declaration_texts', $change );
		$this->subscribed();
		$back = Plugin::module( \Slipstream\Payments\Checkout_Module::class )->return_page();
		$html = fn (): string => $this->open( $this->signed_in() ) . $back->page( $this->services()->lists()->orders()->page( ( new \Slipstream\Payments\Lists\Conditions() ), 1, 1 )[0][0]->uuid )->html;
		self::assertSame( 2, substr_count( $html(), 'Cancel contracts here' ) );
		self::assertSame( 2, substr_count( $html(), 'Withdraw from contract here' ) );
		$this->declare();
		Site_Settings::set( 'slipstream_cancel_page', false );
		self::assertSays( 'does not offer this page', $this->send( array() ), 404 );
		self::assertSays( 'does not offer this page', $this->check(), 404 );
		self::assertSame( 0, substr_count( $html(), 'Cancel contracts here' ) );
		self::assertSays( 'Withdraw from', new Site_Page( '', $html() ) );
		self::assertSays( 'Received on', $this->confirm( $this->link() ), 200 );
	}

	public function test_the_owner_sees_and_ticks_them(): void {
		$this->declare();
		$this->declare( array( Declared::FIELD_NAME => 'Second' ) + self::TYPED, Declaration_Kind::Withdraw );
		$this->sign_in( 'administrator' );
		$ask   = fn ( array $query = array() ): array => $this->rest( 'GET', '/slipstream/v1/payments/declarations', $query )->get_data();
		$items = $ask();
		self::assertSame( array( 'withdraw', 'cancel' ), array_column( $items, 'kind' ) );
		self::assertSame( array( 'Second', self::PAYER, true, 'open' ), array( $items[0]['name'], $items[0]['email'], $items[0]['is_for_all'], $items[0]['state'] ) );
		$health = static fn (): array => array_map( static fn ( Health_Check $check ): string => $check->id, Plugin::module( Payers_Module::class )->health_checks() );
		self::assertSame( array(), $health() );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_declarations SET created = created - " . 2 * DAY_IN_SECONDS );
		self::assertSame( array( 'payers_declarations' ), $health() );
		foreach ( $items as $item ) {
			self::assertSame( 'handled', $this->rest( 'POST', "/slipstream/v1/payments/declarations/{$item['id']}/handled" )->get_data()['state'] );
		}
		self::assertSame( array(), $health() );
		self::assertSame( array(), $ask( array( 'state' => 'open' ) ) );
		self::assertCount( 2, $ask( array( 'state' => 'handled' ) ) );
		self::assertSame( 404, $this->rest( 'POST', '/slipstream/v1/payments/declarations/999999/handled' )->get_status() );
	}

	public function test_a_gift_is_no_contract_and_what_is_paid_once_does_not_go_on(): void {
		$titles = function ( Billing_Interval $interval, string $block ): array {
			global $wpdb;
			$order = $this->buy( $interval, token: "$interval->value $block" );
			$wpdb->update( "{$wpdb->prefix}slipstream_payment_orders", array( 'block' => $block ), array( 'id' => $order->id ) );
			return array_slice( array_values( Plugin::module( Payers_Module::class )->links( $this->services()->orders()->get( $order->id ) ) ), 1 );
		};
		self::assertSame( array( 'Cancel contracts here', 'Withdraw from contract here' ), $titles( Billing_Interval::Month, 'jetpack/recurring-payments' ) );
		self::assertSame( array( 'Withdraw from contract here' ), $titles( Billing_Interval::One_Time, 'jetpack/recurring-payments' ) );
		self::assertSame( array( 'Cancel contracts here' ), $titles( Billing_Interval::Month, 'jetpack/donations' ) );
		self::assertSame( array(), $titles( Billing_Interval::One_Time, 'jetpack/donations' ) );
	}

	public function test_the_owner_finds_the_addresses_to_link_to(): void {
		$this->sign_in( 'administrator' );
		Site_Settings::set( 'slipstream_withdrawal_page', false );
		$pages = $this->rest( 'GET', '/slipstream/v1/payments/pages' )->get_data();
		self::assertSame( array( 'payments', 'cancel', 'withdraw' ), array_column( $pages, 'id' ) );
		self::assertSame( array( true, true, false ), array_column( $pages, 'is_offered' ) );
		self::assertSame( array( 'My payments', 'Cancel contracts here', 'Withdraw from contract here' ), array_column( $pages, 'title' ) );
		self::assertSame( home_url( '/?slipstream_cancel_contract=1' ), $pages[1]['url'] );
	}

	public function test_the_privacy_tools_keep_what_the_owner_has_not_handled(): void {
		$this->declare();
		$tool = Plugin::module( Payers_Module::class )->personal_data()[0];
		self::assertCount( 3, $tool->export( self::PAYER, 1 )['data'], 'The receipt, what the owner is told of them, and the declaration.' );
		self::assertSame( array(), $tool->export( (string) get_option( 'admin_email' ), 1 )['data'] );
		$first = $tool->erase( self::PAYER, 1 );
		self::assertTrue( $first['items_retained'] );
		$this->payers()->declarations()->handle( $this->payers()->declarations()->of_person( self::PAYER )[0] );
		self::assertSame( array( true, false ), array_slice( array_values( $tool->erase( self::PAYER, 1 ) ), 0, 2 ) );
		self::assertSame( 0, self::stored() );
		self::assertNotSame( array(), Plugin::module( Payers_Module::class )->privacy_policy() );
	}
}
