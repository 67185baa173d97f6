<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

/**
 * Draws an address from its lines, as the editor saves it.
 */
final class Plain_Address {

	public const LINES = array( 'address', 'addressLine2', 'addressLine3', 'city', 'region', 'postal', 'country' );

	/** @var array<string, string> The lines, by key. */
	private array $lines;

	/** @param array<string, mixed> $attributes The attributes; what is no text counts as empty. */
	public function __construct( private array $attributes ) {
		$this->lines = array();
		foreach ( self::LINES as $key ) {
			$this->lines[ $key ] = is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		}
	}

	/** Whether no line is filled in. */
	public function is_empty(): bool {
		return '' === implode( '', $this->lines );
	}

	/** HTML of the lines, in a link to a map where the block asks for it. */
	public function html(): string {
		$line = $this->lines;
		$html = '';
		foreach ( array( 'address', 'addressLine2', 'addressLine3' ) as $at => $key ) {
			$html .= self::part(
				'div',
				'jetpack-address__address jetpack-address__address' . ( $at + 1 ),
				$line[ $key ]
			);
		}
		if ( '' === $line['region'] . $line['postal'] ) {
			$html .= self::part( 'div', 'jetpack-address__city', $line['city'] );
		} else {
			$city  = self::part( 'span', 'jetpack-address__city', $line['city'] );
			$html .= '<div>' . ( $city ? "$city, " : '' ) . '<span class="jetpack-address__region">' . esc_html(
				$line['region']
			)
				. '</span> <span class="jetpack-address__postal">' . esc_html( $line['postal'] ) . '</span></div>';
		}
		$html .= self::part( 'div', 'jetpack-address__country', $line['country'] );
		if ( true !== ( $this->attributes['linkToGoogleMaps'] ?? null ) ) {
			return $html;
		}
		$is_osm = 'osm' === ( $this->attributes['mapService'] ?? null );
		return sprintf(
			'<a href="%1$s" target="_blank" rel="noopener noreferrer" title="%2$s">%3$s</a>',
			esc_attr( $is_osm ? $this->osm_url() : $this->google_url() ),
			esc_attr(
				$is_osm ? __(
					'Open address in OpenStreetMap',
					'slipstream'
				) : __( 'Open address in Google Maps', 'slipstream' )
			),
			$html
		);
	}

	/** @return array<string, string> The address for search engines. */
	public function node(): array {
		$line = $this->lines;
		return array( '@type' => 'PostalAddress' ) + array_filter(
			array(
				'streetAddress'   => implode(
					', ',
					array_filter(
						array( $line['address'], $line['addressLine2'], $line['addressLine3'] ),
						static fn ( string $text ): bool => '' !== $text
					)
				),
				'addressLocality' => $line['city'],
				'addressRegion'   => $line['region'],
				'postalCode'      => $line['postal'],
				'addressCountry'  => $line['country'],
			),
			static fn ( string $text ): bool => '' !== $text
		);
	}

	private static function part( string $tag, string $name, string $text ): string {
		return '' === $text ? '' : "<$tag class=\"$name\">" . esc_html( $text ) . "</$tag>";
	}

	/** The address as a search in Google Maps. Only the first space becomes a plus: posts hold it so. */
	private function google_url(): string {
		$forms = array( '%s,', '%s,', '%s,', '+%s,', '+%s,', '+%s', '+%s' );
		$url   = 'https://www.google.com/maps/search/';
		foreach ( array_combine( self::LINES, $forms ) as $key => $form ) {
			$url .= '' === $this->lines[ $key ] ? '' : str_replace( '%s', $this->lines[ $key ], $form );
		}
		return (string) preg_replace( '/ /', '+', $url, 1 );
	}

	private function osm_url(): string {
		return 'https://www.openstreetmap.org/search?query='
			. rawurlencode(
				implode( ', ', array_filter( $this->lines, static fn ( string $text ): bool => '' !== $text ) )
			);
	}
}
