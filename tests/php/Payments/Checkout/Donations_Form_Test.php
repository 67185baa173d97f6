<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Checkout_Case.php';

/**
 * The donations form on a page: what it shows, and that what it sends can be paid.
 */
final class Donations_Form_Test extends Checkout_Case {

	private const SAVED = '<div class="wp-block-jetpack-donations"><h4>Help</h4><a class="jetpack-donations-fallback-link" href="https://old.example/?p=1" rel="noopener">Donate</a></div>';

	private Plan $once;

	private Plan $monthly;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$this->once    = $this->plan( 0, Billing_Interval::One_Time, true );
		$this->monthly = $this->plan( 0, Billing_Interval::Month, true );
	}

	/** @param array<string, mixed> $more */
	private function render( array $more = array() ): string {
		Plugin::module( Blocks_Module::class )->registrar()->register_of_block( array( 'blockName' => 'jetpack/donations' ) );
		\WP_Block_Supports::$block_to_render = array(
			'blockName' => 'jetpack/donations',
			'attrs'     => array(),
		);
		return $this->checkout->donations()->render( $more + $this->attributes(), self::SAVED, 7 );
	}

	/** @return array<string, mixed> */
	private function attributes(): array {
		return array(
			'currency'         => 'EUR',
			'oneTimeDonation'  => array(
				'show'               => true,
				'planId'             => $this->once->id,
				'amounts'            => array( 5, 15.5 ),
				'defaultAmountIndex' => 1,
			),
			'monthlyDonation'  => array(
				'show'    => true,
				'planId'  => $this->monthly->id,
				'amounts' => array( 3 ),
				'heading' => 'Each <em>month</em><script>x</script>',
			),
			'annualDonation'   => array(
				'show'    => true,
				'planId'  => 999999,
				'amounts' => array( 50 ),
			),
			'showCustomAmount' => true,
		);
	}

	private static function page( string $html ): DOMXPath {
		$document = new DOMDocument();
		self::assertTrue( $document->loadHTML( "<?xml encoding=\"UTF-8\"><body>$html</body>", LIBXML_NOERROR ) );
		return new DOMXPath( $document );
	}

	/** @return list<string> The values of attributes, or texts. */
	private static function all( DOMXPath $page, string $query ): array {
		$found = array();
		foreach ( $page->query( $query ) ?: array() as $node ) {
			$found[] = trim( (string) $node->nodeValue );
		}
		return $found;
	}

	/**
	 * What a browser sends if nothing is changed.
	 *
	 * @return array<string, string>
	 */
	private static function submitted( DOMXPath $page ): array {
		$values = array();
		foreach ( $page->query( '//form[@method="post"]//input' ) ?: array() as $input ) {
			self::assertInstanceOf( DOMElement::class, $input );
			if ( ! in_array( $input->getAttribute( 'type' ), array( 'radio', 'checkbox' ), true ) || $input->hasAttribute( 'checked' ) ) {
				$values[ $input->getAttribute( 'name' ) ] = $input->getAttribute( 'value' );
			}
		}
		return $values;
	}

	public function test_the_form_has_what_can_be_paid(): void {
		$html = $this->render();
		$page = self::page( $html );
		self::assertSame( array( 'one-time', '1 month' ), self::all( $page, '//*[@data-interval]/@data-interval' ), 'The plan for years is missing.' );
		self::assertSame( array( '€5,00', '€15,50', '€3,00' ), self::all( $page, '//label[@data-amount]' ) );
		self::assertSame( array( '5', '15.5', '3' ), self::all( $page, '//label/@data-amount' ) );
		self::assertContains( 'EUR 3 each month until you cancel', self::all( $page, '//*[contains(@class, "donations__sentence")]' ) );
		self::assertStringContainsString( 'Each <em>month</em>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'stripe', strtolower( $html ), 'Nothing is asked of others.' );
		self::assertSame( array(), self::all( $page, '//*[@required]' ), 'What is hidden must not keep the form from being sent.' );
	}

	public function test_the_chosen_amount_stays_where_another_cannot_be_paid(): void {
		$once = array( 'amounts' => array( 0.1, 15.5, 100 ) ) + $this->attributes()['oneTimeDonation'];
		$page = self::page( $this->render( array( 'oneTimeDonation' => $once ) ) );
		self::assertSame( array( '15.5' ), self::all( $page, '//label[input[@checked]]/@data-amount' ) );
	}

	public function test_what_the_form_sends_can_be_paid(): void {
		$this->send( self::submitted( self::page( $this->render() ) ) );
		$order = $this->last_order();
		self::assertSame( array( $this->once->id, 1550, 7 ), array( $order->terms->plan_id, $order->terms->money->amount, $order->terms->post_id ) );
		$monthly = array(
			Checkout_Request::FIELD_PLAN => (string) $this->monthly->id,
			Checkout_Request::FIELD_OWN_AMOUNT . $this->monthly->id => '4',
		);
		$this->send( $monthly + self::submitted( self::page( $this->render() ) ) );
		self::assertSame( array( $this->monthly->id, 400 ), array( $this->last_order()->terms->plan_id, $this->last_order()->terms->money->amount ) );
	}

	public function test_the_page_is_the_same_for_everybody(): void {
		$strip = static fn ( string $html ): string => (string) preg_replace( '/value="slipstream:1:[^"]+"|jp-donations-\d+/', '', $html );
		self::assertSame( $strip( $this->render() ), $strip( $this->render() ) );
		self::assertStringNotContainsString( '_wpnonce', $this->render() );
	}

	public function test_nothing_is_shown_where_nothing_can_be_paid(): void {
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertSame( '', $this->render() );
		Site_Settings::set( Payments_Settings::STOPPED, false );
		self::assertNotSame( '', $this->render() );
		Site_Settings::set( 'slipstream_stripe_mode', 'live' );
		self::assertSame( '', $this->render(), 'No account is connected.' );
		Site_Settings::set( 'slipstream_stripe_mode', 'test' );
		$none = array(
			'show'    => true,
			'planId'  => -1,
			'amounts' => array( 5 ),
		);
		self::assertSame(
			'',
			$this->render(
				array(
					'oneTimeDonation' => $none,
					'monthlyDonation' => $none,
				)
			)
		);
		self::assertSame( '', $this->render( array( 'currency' => 'USD' ) ), 'The plans are of another currency.' );
	}

	public function test_feeds_have_the_saved_links(): void {
		global $wp_query;
		$post              = wp_insert_post(
			array(
				'post_title'  => 'Give',
				'post_status' => 'publish',
			)
		);
		$before            = $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A feed's.
		$wp_query->is_feed = true;
		$html              = $this->checkout->donations()->render( $this->attributes(), self::SAVED, $post );
		$wp_query          = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		self::assertSame( str_replace( 'https://old.example/?p=1', (string) get_permalink( $post ), self::SAVED ), $html );
	}

	public function test_a_form_that_failed_keeps_what_was_typed(): void {
		$own    = Checkout_Request::FIELD_OWN_AMOUNT . $this->monthly->id;
		$values = array(
			Checkout_Request::FIELD_PLAN => (string) $this->monthly->id,
			$own                         => '"><b>x',
			Checkout_Request::FIELD_NOTE . $this->monthly->id => '</textarea><script>',
			Checkout_Request::FIELD_FEE . $this->monthly->id => '1',
		) + self::submitted(
			self::page(
				$this->render(
					array(
						'asksForNote' => true,
						'coversFees'  => true,
					)
				)
			)
		);
		self::assertNull( $this->checkout->page()->take( wp_slash( $values ) ) );
		$html = $this->render(
			array(
				'asksForNote' => true,
				'coversFees'  => true,
			)
		);
		$page = self::page( $html );
		self::assertSame( array( 'This amount cannot be read. Please enter a number.' ), self::all( $page, '//*[@role="alert"]' ) );
		self::assertSame( array( '"><b>x' ), self::all( $page, "//input[@name='$own']/@value" ) );
		self::assertSame( array( '</textarea><script>' ), self::all( $page, '//textarea[. != ""]' ) );
		self::assertSame( (string) $this->monthly->id, self::submitted( $page )[ Checkout_Request::FIELD_PLAN ] ?? '' );
		self::assertSame( '1', self::submitted( $page )[ Checkout_Request::FIELD_FEE . $this->monthly->id ] ?? '' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( array(), self::all( self::page( $this->render() ), '//*[@role="alert"]' ), 'Another form on the page.' );
	}

	public function test_visitors_read_nothing_of_the_sites_key(): void {
		$this->gateway->failure    = Gateway_Failure::Refused;
		$this->gateway->error_code = 'stripe_permission_missing';
		$this->checkout->page()->take( wp_slash( self::submitted( self::page( $this->render() ) ) ) );
		self::assertSame(
			array( 'Payment is not possible right now. Try again later, or contact the site’s owner.' ),
			self::all( self::page( $this->render() ), '//*[@role="alert"]' )
		);
	}

	public function test_the_look_is_the_authors(): void {
		$html = $this->render(
			array(
				'contentAlignment'     => 'center',
				'buttonAlignment'      => 'full',
				'activeTabTextColor'   => 'var:preset|color|accent-1',
				'amountBorder'         => array(
					'width' => '2px',
					'color' => '#123',
				),
				'blockBorderRadius'    => array( 'topLeft' => '4px' ),
				'inactiveTabTextColor' => 'red;background:url(https://evil.example)',
				'tabBorderColor'       => '"><script>',
			)
		);
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*has-content-center has-button-full[^"]*wp-block-jetpack-donations|^<div [^>]*class="[^"]*wp-block-jetpack-donations[^"]*has-content-center has-button-full/', $html );
		foreach ( array( '--donations-active-tab-text:var(--wp--preset--color--accent-1)', '--donations-amount-border:2px solid #123', '--donations-block-radius:4px 0 0 0' ) as $value ) {
			self::assertStringContainsString( $value, html_entity_decode( $html ) );
		}
		self::assertStringNotContainsString( 'evil', $html );
		self::assertStringNotContainsString( 'inactive-tab-text', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_a_form_behind_a_button_opens_without_a_script(): void {
		$html = $this->render(
			array(
				'displayMode'       => 'modal',
				'triggerButtonText' => 'Buy <me> coffee',
				'triggerIcon'       => 'coffee',
				'triggerSticky'     => true,
			)
		);
		$page = self::page( $html );
		self::assertSame( array( 'Buy <me> coffee' ), self::all( $page, '//details[contains(@class, "is-sticky")]/summary' ) );
		self::assertSame( array( 'Buy <me> coffee' ), self::all( $page, '//dialog[@open]/@aria-label' ) );
		self::assertSame( array( 'Close' ), self::all( $page, '//dialog//button/@aria-label' ) );
		self::assertSame( array(), self::all( $page, '//form//form' ) );
	}

	public function test_a_goal_counts_what_was_given_on_this_post(): void {
		$goal = array(
			'goal' => array(
				'amount' => 100,
				'label'  => 'A <b>roof</b>',
			),
		);
		$this->send( self::submitted( self::page( $this->render( $goal ) ) ) );
		$payment = $this->gateway->books->pay( $this->last_order()->uuid );
		$this->services()->sync( $this->gateway )->order( $this->last_order() );
		$this->gateway->books->refund( $payment, 550 );
		$this->services()->sync( $this->gateway )->order( $this->last_order() );
		$monthly = array(
			Checkout_Request::FIELD_PLAN => (string) $this->monthly->id,
			Checkout_Request::FIELD_AMOUNT . $this->monthly->id => '300',
		);
		$this->send( $monthly + self::submitted( self::page( $this->render() ) ) );
		$uuid = $this->last_order()->uuid;
		$this->gateway->books->pay( $uuid );
		$order = $this->services()->sync( $this->gateway )->order( $this->last_order() );
		$this->gateway->books->renew( $order->ids->subscription );
		$this->services()->sync( $this->gateway )->subscription( $order->ids->subscription );
		self::assertSame( array( '€0,00 of €100,00' ), self::all( self::page( $this->render( $goal ) ), '//progress' ), 'The sum is good for five minutes.' );
		wp_cache_flush();
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%slipstream_given_%'" );
		wp_cache_flush();
		$page = self::page( $this->render( $goal ) );
		self::assertSame( array( '€16,00 of €100,00' ), self::all( $page, '//progress' ), '15.50 − 5.50 + 3 + 3.' );
		self::assertSame( array( 'A roof' ), self::all( $page, '//*[@class="donations__goal-label"]' ) );
	}
}
