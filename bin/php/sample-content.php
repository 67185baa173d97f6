<?php
/** The posts of a fresh local site. */

declare( strict_types=1 );

wp_insert_post(
	array(
		'post_title'   => 'Ask for a text',
		'post_status'  => 'draft',
		'post_content' => "<!-- wp:paragraph -->\n<p>Add the AI assistant block below, ask it for a text, and watch it come.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:jetpack/ai-assistant /-->",
	)
);
wp_insert_post(
	array(
		'post_title'   => 'When we are open',
		'post_status'  => 'publish',
		'post_content' => "<!-- wp:paragraph -->\n<p>Come in, or write.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:jetpack/business-hours /-->",
	)
);
