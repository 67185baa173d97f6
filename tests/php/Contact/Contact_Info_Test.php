<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Contact;

use Slipstream\Structured_Data\Graph;
use Slipstream\Structured_Data\Page_Graph;
use Slipstream\Tests\Block_Case;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Renders real blocks as a page does, and reads what search engines would.
 */
final class Contact_Info_Test extends Block_Case {

	private const INNER = array( 'email', 'phone', 'address', 'business-hours' );

	private const EMAIL   = '<!-- wp:jetpack/email {"email":"Write to me@example.com."} --><div class="wp-block-jetpack-email">Write to <a href="mailto:me@example.com.">me@example.com</a>.</div><!-- /wp:jetpack/email -->';
	private const PHONE   = '<!-- wp:jetpack/phone {"phone":"Tel: +1 555"} --><div class="wp-block-jetpack-phone"><a href="tel:+1555">+1 555</a></div><!-- /wp:jetpack/phone -->';
	private const ADDRESS = '<!-- wp:jetpack/address {"address":"1 Main St","city":"Bonn"} --><div class="wp-block-jetpack-address">1 Main St</div><!-- /wp:jetpack/address -->';

	/** @var array<string, WP_Block_Type|null> The blocks as the build registers them, where there is a build. */
	private array $others = array();

	private Page_Graph $graph;

	protected static function block(): string {
		return 'contact-info';
	}

	protected function setUp(): void {
		parent::setUp();
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( self::INNER as $block ) {
			$name                   = "jetpack/$block";
			$folder                 = dirname( __DIR__, 3 ) . "/blocks/$block";
			$metadata               = json_decode( (string) file_get_contents( "$folder/block.json" ), true );
			$this->others[ $block ] = $registry->get_registered( $name );
			if ( $this->others[ $block ] ) {
				$registry->unregister( $name );
			}
			register_block_type(
				$name,
				array(
					'api_version'     => 3,
					'attributes'      => $metadata['attributes'],
					'supports'        => $metadata['supports'],
					'render_callback' => static function ( array $attributes, string $content, \WP_Block $block ) use ( $folder ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.FoundInExtendedClass, Generic.CodeAnalysis.UnusedFunctionParameter.Found
						ob_start();
						require $folder . '/render.php';
						return (string) ob_get_clean();
					},
				)
			);
		}
		$this->graph = new Page_Graph( new Graph() );
		add_action( 'slipstream_structured_data', array( $this->graph, 'collect' ) );
	}

	protected function tearDown(): void {
		remove_action( 'slipstream_structured_data', array( $this->graph, 'collect' ) );
		remove_action( 'wp_footer', array( $this->graph, 'print' ) );
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( $this->others as $block => $type ) {
			$registry->unregister( "jetpack/$block" );
			if ( $type ) {
				$registry->register( $type );
			}
		}
		parent::tearDown();
	}

	/** @return list<array<string, mixed>> The nodes that the page would print. */
	private function nodes(): array {
		$html = $this->graph->html();
		if ( '' === $html ) {
			return array();
		}
		self::assertSame(
			1,
			preg_match( '#^<script type="application/ld\+json">([^<>]*)</script>$#', trim( $html ), $found ),
			$html
		);
		$data = json_decode( $found[1], true );
		self::assertSame( 'https://schema.org', $data['@context'] );
		return $data['@graph'];
	}

	/** The block around its children. */
	private function page( string $inside ): string {
		return $this->render( array(), '<div class="wp-block-jetpack-contact-info">' . $inside . '</div>' );
	}

	public function test_it_is_printed_as_it_is_unless_it_is_empty(): void {
		self::assertSame(
			'<div class="wp-block-jetpack-contact-info">' . strip_tags( self::PHONE, '<div><a>' ) . '</div>',
			$this->page( self::PHONE )
		);
		self::assertSame( '', $this->page( '' ) );
		self::assertSame( '', $this->page( '<!-- wp:jetpack/email /--><!-- wp:jetpack/address /-->' ) );
		self::assertNotSame( '', $this->page( '<figure><img src="a.png" alt=""/></figure>' ) );
	}

	public function test_search_engines_read_who_and_where(): void {
		$this->page(
			self::EMAIL . self::PHONE . '<!-- wp:group --><div>' . self::ADDRESS . '</div><!-- /wp:group -->'
		);
		$nodes = $this->nodes();
		self::assertCount( 1, $nodes );
		self::assertStringStartsWith( home_url( '/#contact-' ), $nodes[0]['@id'] );
		unset( $nodes[0]['@id'] );
		self::assertSame(
			array(
				'@type'     => 'Organization',
				'name'      => get_bloginfo( 'name' ),
				'url'       => home_url( '/' ),
				'email'     => 'me@example.com',
				'telephone' => '+1 555',
				'address'   => array(
					'@type'           => 'PostalAddress',
					'streetAddress'   => '1 Main St',
					'addressLocality' => 'Bonn',
				),
			),
			$nodes[0]
		);
	}

	public function test_a_place_with_hours_is_a_local_business(): void {
		$this->page(
			self::ADDRESS . '<!-- wp:jetpack/business-hours {"days":[{"name":"Fri","hours":[{"opening":"22:00","closing":"02:00"}]},{"name":"Sat","hours":[{"opening":"00:00","closing":"00:00"}]}],"exceptions":[{"from":"2096-01-01","to":"2096-01-02"}]} /-->'
		);
		$nodes = $this->nodes();
		self::assertCount( 1, $nodes );
		self::assertSame( 'LocalBusiness', $nodes[0]['@type'] );
		$hours = static fn ( array $when, string $opens, string $closes ): array => array(
			'@type' => 'OpeningHoursSpecification',
		) + $when + compact( 'opens', 'closes' );
		self::assertSame(
			array(
				$hours( array( 'dayOfWeek' => 'Friday' ), '22:00', '02:00' ),
				$hours( array( 'dayOfWeek' => 'Saturday' ), '00:00', '23:59' ),
				$hours(
					array(
						'validFrom'    => '2096-01-01',
						'validThrough' => '2096-01-02',
					),
					'00:00',
					'00:00'
				),
			),
			$nodes[0]['openingHoursSpecification']
		);
	}

	public function test_two_branches_keep_their_hours_apart(): void {
		$branch = static fn ( string $city, string $day ): string =>
			"<!-- wp:jetpack/address {\"city\":\"$city\"} --><div>$city</div><!-- /wp:jetpack/address -->"
			. "<!-- wp:jetpack/business-hours {\"days\":[{\"name\":\"$day\",\"hours\":[{\"opening\":\"09:00\",\"closing\":\"10:00\"}]}]} /-->";
		$this->page( $branch( 'Bonn', 'Mon' ) );
		$this->page( $branch( 'Köln', 'Tue' ) );
		$this->page( $branch( 'Kiel', 'Mon' ) );
		$this->page( $branch( 'Bonn', 'Mon' ) );
		$found = array_map(
			static fn ( array $node ): string =>
				$node['address']['addressLocality'] . ' ' . $node['openingHoursSpecification'][0]['dayOfWeek'],
			$this->nodes()
		);
		self::assertSame( array( 'Bonn Monday', 'Köln Tuesday', 'Kiel Monday' ), $found );
	}

	public function test_hours_alone_are_those_of_the_sites_contact_point(): void {
		do_blocks( '<!-- wp:jetpack/business-hours /-->' );
		$nodes = $this->nodes();
		self::assertCount( 1, $nodes );
		self::assertSame( home_url( '/#contact' ), $nodes[0]['@id'] );
		self::assertSame( 'Organization', $nodes[0]['@type'] );
		self::assertArrayNotHasKey( 'openingHoursSpecification', $nodes[0] );
		self::assertCount( 5, $nodes[0]['contactPoint']['hoursAvailable'] );
	}

	public function test_hours_beside_an_address_belong_to_it(): void {
		do_blocks( '<!-- wp:jetpack/business-hours /-->' );
		$this->page( self::ADDRESS );
		$nodes = $this->nodes();
		self::assertCount( 1, $nodes );
		self::assertSame( 'LocalBusiness', $nodes[0]['@type'] );
		self::assertCount( 5, $nodes[0]['openingHoursSpecification'] );
	}

	public function test_bound_children_tell_the_sites_details(): void {
		update_option( 'slipstream_contact', array( 'email' => 'site@example.org' ) );
		$html = $this->page(
			'<!-- wp:jetpack/email {"email":"old@example.org","metadata":{"bindings":{"email":{"source":"slipstream/contact"}}}} --><div>old</div><!-- /wp:jetpack/email -->'
		);
		self::assertStringContainsString( 'site@example.org', html_entity_decode( $html ) );
		self::assertSame( 'site@example.org', $this->nodes()[0]['email'] );
	}

	public function test_nothing_hostile_leaves_the_script(): void {
		foreach ( self::HOSTILE as $text ) {
			update_option(
				'slipstream_contact',
				array_fill_keys( array( 'email', 'phone', 'city', 'country' ), "$text 5 a$text@b.co" )
			);
			add_filter( 'pre_option_blogname', $name = static fn (): string => $text );
			$bound = static fn ( string $block, string $key ): string =>
				"<!-- wp:jetpack/$block {\"metadata\":{\"bindings\":{\"$key\":{\"source\":\"slipstream/contact\"}}}} /-->";
			$html  = $this->page(
				$bound( 'email', 'email' ) . $bound( 'phone', 'phone' ) . $bound( 'address', 'city' )
			);
			self::assertHarmless( $html );
			self::assertNotSame( array(), $this->nodes() );
			remove_filter( 'pre_option_blogname', $name );
		}
	}
}
